import { execFileSync } from 'node:child_process';
import { type Browser, chromium } from 'playwright-core';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const isThere = (name: string): boolean => {
  try {
    execFileSync('which', [name], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

/** The system's Chromium, or the one that the variable CHROMIUM names. */
export const launchChromium = async (): Promise<Browser> => {
  const name = process.env.CHROMIUM ?? NAMES.find(isThere);
  if (!name) throw new Error(`no browser: install chromium, or name one in CHROMIUM (looked for ${NAMES.join(', ')})`);
  const executablePath = name.includes('/') ? name : execFileSync('which', [name], { encoding: 'utf8' }).trim();
  // Chromium refuses its sandbox to root.
  return chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] });
};
