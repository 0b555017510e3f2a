import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, afterEach, expect, it } from 'vitest';
import { withInstallLock } from './install-lock.mjs';

let directory;
let file;
const said = [];
const step = { say: (line) => said.push(line) };
beforeEach(() => {
  said.length = 0;
  directory = mkdtempSync(path.join(tmpdir(), 'abonat-lock-'));
  file = path.join(directory, '.cache', 'install.lock');
});
afterEach(() => rmSync(directory, { recursive: true }));

it('two installations in one folder run one after the other', async () => {
  const order = [];
  const first = withInstallLock(directory, step, async () => {
    order.push('first begins');
    while (said.length === 0) await new Promise((resolve) => setImmediate(resolve));
    order.push('first ends');
  });
  const second = withInstallLock(directory, step, async () => order.push('second'));
  await Promise.all([first, second]);
  expect(order).toEqual(['first begins', 'first ends', 'second']);
  expect(said).toEqual([`waiting for the installation by process ${process.pid}`]);
});

it('a lock of an ended process is taken over', async () => {
  const { pid } = spawnSync('true');
  mkdirSync(path.dirname(file));
  writeFileSync(file, String(pid));
  expect(await withInstallLock(directory, step, async () => readFileSync(file, 'utf8'))).toBe(String(process.pid));
});

it('a failed installation releases the lock', async () => {
  await expect(withInstallLock(directory, step, () => Promise.reject(new Error('no network')))).rejects.toThrow(
    'no network',
  );
  expect(existsSync(file)).toBe(false);
});
