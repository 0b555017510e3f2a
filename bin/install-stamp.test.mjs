import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, afterEach, expect, it } from 'vitest';
import { forgetInstalled, readStamp, rememberInstalled } from './install-stamp.mjs';

let directory;
beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'abonat-stamp-'));
  mkdirSync(path.join(directory, 'node_modules'));
  writeFileSync(path.join(directory, 'package-lock.json'), '{"packages":{}}');
  writeFileSync(path.join(directory, 'node_modules', '.package-lock.json'), '{}');
});
afterEach(() => rmSync(directory, { recursive: true }));

it('an installation is recorded with its scope', () => {
  rememberInstalled(directory, 'production');
  expect(readStamp(directory)).toEqual({ isCurrent: true, scope: 'production' });
});

it('an unfinished installation is not current', () => {
  expect(readStamp(directory).isCurrent).toBe(false);
});

it('a changed lockfile makes the installation out of date', () => {
  rememberInstalled(directory, 'full');
  writeFileSync(path.join(directory, 'package-lock.json'), '{"packages":{"node_modules/new":{}}}');
  expect(readStamp(directory).isCurrent).toBe(false);
});

it('an npm that changed node_modules since invalidates the stamp', () => {
  rememberInstalled(directory, 'full');
  utimesSync(path.join(directory, 'node_modules', '.package-lock.json'), 1, 1);
  expect(readStamp(directory).isCurrent).toBe(false);
});

it('a removed stamp is not current', () => {
  rememberInstalled(directory, 'full');
  forgetInstalled(directory);
  expect(readStamp(directory).isCurrent).toBe(false);
});
