// One portal per data directory. The lock is an SQLite lock, which the kernel releases when the process ends.

import fs from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Exit code for a refused data directory. */
export const refusedExitCode = 2;

export type DataDirectoryLock = {
  /** Stores the URL for the message of later refusals. */
  announce(url: string): void;
  release(): void;
};

export type LockAttempt = { readonly lock: DataDirectoryLock } | { readonly refusal: string };

export function lockDataDirectory(dataDir: string): LockAttempt {
  const noteFile = path.join(dataDir, 'portal.json');
  const lockFile = path.join(dataDir, 'portal.lock');
  const denied = whyNotWritable(dataDir, lockFile);
  if (denied) return { refusal: denied };
  const lock = tryToLock(lockFile);
  if (lock === undefined) return { refusal: alreadyUsed(dataDir, noteFile) };
  fs.rmSync(noteFile, { force: true });
  return {
    lock: {
      announce: (url) => fs.writeFileSync(noteFile, JSON.stringify({ pid: process.pid, url })),
      release() {
        fs.rmSync(noteFile, { force: true });
        lock.close();
      },
    },
  };
}

function whyNotWritable(dataDir: string, lockFile: string): string | undefined {
  try {
    fs.mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    fs.accessSync(dataDir, fs.constants.R_OK | fs.constants.W_OK | fs.constants.X_OK);
    if (fs.existsSync(lockFile)) fs.accessSync(lockFile, fs.constants.R_OK | fs.constants.W_OK);
    return undefined;
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code;
    return `The data directory ${dataDir} cannot be used (${reason}): run the portal as the account it belongs to, or set DATA_DIR to another directory.`;
  }
}

/**
 * This is a POSIX lock: opening and closing portal.lock a second time in this process releases it. Nothing else may
 * read that file, backups included.
 */
function tryToLock(file: string): DatabaseSync | undefined {
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    database.exec('pragma locking_mode = exclusive; pragma journal_mode = memory; begin exclusive');
    return database;
  } catch (error) {
    database.close();
    if (isBusy(error)) return undefined;
    throw error;
  }
}

function isBusy(error: unknown): boolean {
  const SQLITE_BUSY = 5;
  return (error as { errcode?: number }).errcode === SQLITE_BUSY;
}

function alreadyUsed(dataDir: string, noteFile: string): string {
  return `Another portal already uses ${dataDir}${describeHolder(noteFile)}. Stop it, or set DATA_DIR to another directory.`;
}

function describeHolder(noteFile: string): string {
  try {
    const { pid, url } = JSON.parse(fs.readFileSync(noteFile, 'utf8')) as { pid: number; url: string };
    return `: process ${pid}, at ${url}`;
  } catch {
    return ' and is still starting';
  }
}
