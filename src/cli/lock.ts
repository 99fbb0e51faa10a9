import { closeSync, linkSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs';
import { complain } from '../repl/complaint.ts';

/**
 * One process at a time changes a file: whoever holds the lock beside it. A lock whose process is gone, killed in the middle of its
 * work, is taken over.
 */
export const locked = async <T>(path: string, change: () => T): Promise<T> => {
  const lock = `${path}.lock`;
  for (let tries = 0; !take(lock); tries++) {
    const holder = textOf(lock);
    if (holder !== null && isGone(holder, tries)) {
      clear(lock, holder);
      rmSync(asideOf(path, holder), { force: true });
    } else if (tries >= MOST_TRIES)
      complain(`${path} is being changed by another process; if none is running, remove ${lock}`);
    else await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
  }
  try {
    return change();
  } finally {
    rmSync(lock, { force: true });
  }
};

/** Where a process writes what is to replace a file. */
export const asideOf = (path: string, pid: number | string = process.pid): string => `${path}.${pid}.tmp`;

const MOST_TRIES = 100;
const WAIT_MS = 50;
/** Whoever makes a lock writes its number into it at once; one that stays empty that long belongs to nobody. */
const TRIES_WHILE_EMPTY = 10;

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

const textOf = (lock: string): string | null => {
  try {
    return readFileSync(lock, 'utf8');
  } catch {
    return null;
  }
};

const isGone = (holder: string, tries: number): boolean => {
  if (holder === '') return tries >= TRIES_WHILE_EMPTY;
  return /^[1-9]\d*$/.test(holder) && !isAlive(Number(holder));
};

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** Takes away the lock of a process that is gone; if another process was faster and it is that one's, puts it back. */
const clear = (lock: string, holder: string): void => {
  const aside = `${lock}.${process.pid}`;
  try {
    renameSync(lock, aside);
    if (textOf(aside) !== holder) linkSync(aside, lock);
  } catch {
    // Somebody else took it away, or has a lock of their own there by now: the next try shows which.
  } finally {
    rmSync(aside, { force: true });
  }
};
