import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { complain } from '../repl/complaint.ts';

/**
 * One process at a time changes a file: whoever holds the lock beside it. A lock whose process is gone, killed in the middle of its
 * work, is taken over.
 */
export const locked = async <T>(path: string, change: () => T): Promise<T> => {
  const lock = `${path}.lock`;
  for (let tries = 0; !take(lock); tries++) {
    const holder = holderOf(lock);
    if (holder !== null && !isAlive(holder)) rmSync(lock, { force: true });
    else if (tries >= MOST_TRIES)
      complain(`${path} is being changed by another process; if none is running, remove ${lock}`);
    else await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
  }
  try {
    return change();
  } finally {
    rmSync(lock, { force: true });
  }
};

const MOST_TRIES = 100;
const WAIT_MS = 50;

const take = (lock: string): boolean => {
  try {
    const file = openSync(lock, 'wx');
    writeSync(file, String(process.pid));
    closeSync(file);
    return true;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    return code === 'EEXIST' ? false : complain(`${lock}: ${message}`);
  }
};

const holderOf = (lock: string): number | null => {
  try {
    const pid = Number(readFileSync(lock, 'utf8'));
    return Number.isInteger(pid) && pid > 0 ? pid : null;
  } catch {
    return null;
  }
};

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};
