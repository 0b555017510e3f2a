import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { argumentsFor, findChromium, installed } from './chromium.ts';

afterEach(() => vi.unstubAllEnvs());

function folderWith(...names: string[]): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'abonat-browser-'));
  onTestFinished(() => fs.rmSync(folder, { recursive: true }));
  for (const name of names) fs.writeFileSync(path.join(folder, name), '');
  return folder;
}

it('the browser of CHROMIUM_PATH comes first', async () => {
  const folder = folderWith('mine');
  vi.stubEnv('CHROMIUM_PATH', path.join(folder, 'mine'));
  expect((await findChromium()).executablePath).toBe(path.join(folder, 'mine'));
});

it('a CHROMIUM_PATH that does not exist is an error', async () => {
  vi.stubEnv('CHROMIUM_PATH', '/nowhere/chromium');
  await expect(findChromium()).rejects.toThrow('/nowhere/chromium');
});

it('chromium is preferred to Google Chrome, wherever they are in PATH', () => {
  const chrome = folderWith('google-chrome');
  const chromium = folderWith('chromium');
  expect(installed(`${chrome}${path.delimiter}${chromium}`)).toBe(path.join(chromium, 'chromium'));
});

it('only root runs the browser without its sandbox', () => {
  expect(argumentsFor(true)).toContain('--no-sandbox');
  expect(argumentsFor(false)).not.toContain('--no-sandbox');
  expect(argumentsFor(false)).toContain('--disable-background-networking');
});
