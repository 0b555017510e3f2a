import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type DataDirectoryLock, lockDataDirectory } from './data-directory-lock.ts';

let parent: string;
let dataDir: string;
beforeEach(() => {
  parent = fs.mkdtempSync(path.join(os.tmpdir(), 'abonat-lock-'));
  dataDir = path.join(parent, 'data');
});
afterEach(() => fs.rmSync(parent, { recursive: true, force: true }));

function take(): DataDirectoryLock {
  const attempt = lockDataDirectory(dataDir);
  if ('refusal' in attempt) throw new Error(attempt.refusal);
  return attempt.lock;
}

it('the first process locks the directory and makes it private', () => {
  const lock = take();
  expect(fs.statSync(dataDir).mode & 0o777).toBe(0o700);
  lock.release();
});

it('the second process learns who holds the lock and at which address', () => {
  const lock = take();
  lock.announce('http://localhost:3000');
  expect(lockDataDirectory(dataDir)).toEqual({
    refusal: `Another portal already uses ${dataDir}: process ${process.pid}, at http://localhost:3000. Stop it, or set DATA_DIR to another directory.`,
  });
  lock.release();
});

it('the second process is refused before the first has announced its address', () => {
  const lock = take();
  expect(lockDataDirectory(dataDir)).toMatchObject({ refusal: expect.stringContaining('is still starting') });
  lock.release();
});

it('a released directory can be locked again without leftovers', () => {
  const lock = take();
  lock.announce('http://localhost:3000');
  lock.release();
  expect(fs.readdirSync(dataDir)).toEqual(['portal.lock']);
  take().release();
});

it('a path that is not a directory is refused with a message', () => {
  fs.writeFileSync(dataDir, '');
  expect(lockDataDirectory(dataDir)).toEqual({ refusal: expect.stringContaining('set DATA_DIR to another directory') });
});
