// The browser of the tests: installed on the machine, else from npm, else from the distribution.

import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

export type Chromium = { readonly executablePath: string; readonly args: readonly string[] };

/** The headless shell comes first: it is equivalent and starts faster. */
const browserNames = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const macApplications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The browser must not make its own requests while it is measured. */
const quietOptions = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
];
/** Chromium refuses its sandbox to root, and containers have a tiny /dev/shm. */
const forRoot = ['--no-sandbox', '--disable-dev-shm-usage'];

export async function findChromium(): Promise<Chromium> {
  const executablePath = named() ?? installed() ?? (await packaged()) ?? fromDistribution();
  if (executablePath === undefined) {
    throw new Error('The browser tests need Chromium: install chromium or Google Chrome, or set CHROMIUM_PATH.');
  }
  return { executablePath, args: argumentsFor(process.getuid?.() === 0) };
}

export function argumentsFor(isRoot: boolean): readonly string[] {
  return isRoot ? [...quietOptions, ...forRoot] : quietOptions;
}

function named(): string | undefined {
  const file = process.env['CHROMIUM_PATH'];
  if (!file || fs.existsSync(file)) return file || undefined;
  throw new Error(`CHROMIUM_PATH is ${file}, which does not exist.`);
}

export function installed(searchPath = process.env['PATH'] ?? ''): string | undefined {
  const places = searchPath.split(path.delimiter);
  const candidates = browserNames.flatMap((name) => places.map((place) => path.join(place, name)));
  return [...candidates, ...macApplications].find((file) => fs.existsSync(file));
}

/** Built for x64 only; a bare machine may lack its libraries, so it is started first as a test. */
async function packaged(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const { default: chromium } = await import('@sparticuz/chromium');
  const file = await chromium.executablePath();
  return spawnSync(file, ['--version', ...forRoot], { stdio: 'ignore' }).status === 0 ? file : undefined;
}

function fromDistribution(): string | undefined {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status !== 0)
    return undefined;
  console.error('Installing Chromium with apt-get for the browser tests (about 100 MB, once)…');
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const run = (words: readonly string[]) =>
    spawnSync('apt-get', words, { env: environment, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
  const install = (name: string) => run(['install', '-y', '-qq', '--no-install-recommends', name]);
  const succeeded = run(['update', '-qq']) && (install('chromium-headless-shell') || install('chromium'));
  return succeeded ? installed() : undefined;
}
