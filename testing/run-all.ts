// Runs every check of the project and ends with one line: how many passed, how many failed.

import { spawn } from 'node:child_process';
import { mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { findChromium } from './chromium.ts';
import { countPlaywright, countVitest, type Count } from './test-results.ts';

const root = join(import.meta.dirname, '..');
const results = join(root, '.build/test-results');

type Check = { name: string; command: string; words: string[]; count?: () => Count; env?: Record<string, string> };

const bin = (name: string) => join(root, 'node_modules/.bin', name);

const checks: Check[] = [
  { name: 'types', command: bin('tsc'), words: ['-b'] },
  { name: 'lint', command: bin('oxlint'), words: ['--type-aware', '--deny-warnings'] },
  { name: 'format', command: bin('oxfmt'), words: ['--check'] },
  { name: 'unused code', command: bin('knip'), words: ['--no-progress'] },
  { name: 'code only tests use', command: bin('knip'), words: ['--no-progress', '-c', 'knip.product.json'] },
  {
    name: 'rules and calls',
    command: bin('vitest'),
    words: ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${join(results, 'vitest.json')}`],
    count: () => countVitest(join(results, 'vitest.json')),
  },
  { name: 'gallery', command: bin('storybook'), words: ['build', '--quiet', '-o', '.build/gallery'] },
  {
    name: 'journeys',
    command: bin('playwright'),
    words: ['test', '--reporter=dot,json'],
    count: () => countPlaywright(join(results, 'playwright.json')),
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: join(results, 'playwright.json') },
  },
];

async function runAll(): Promise<Count> {
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  const { executablePath } = await findChromium();
  const env = { CHROMIUM_PATH: executablePath, E2E_PORT: String(await freePort()) };
  const asked = process.argv.slice(2);
  const total = { passed: 0, failed: 0 };
  for (const check of checks.filter(({ name }) => asked.length === 0 || asked.includes(name))) {
    const count = await run(check, env);
    total.passed += count.passed;
    total.failed += count.failed;
  }
  return total;
}

async function run(check: Check, env: Record<string, string>): Promise<Count> {
  const started = Date.now();
  const logFile = join(results, `${check.name.replaceAll(' ', '-')}.log`);
  const succeeded = await succeeds(check, env, logFile);
  const count = countOf(check, succeeded);
  const seconds = ((Date.now() - started) / 1000).toFixed(0);
  console.log(
    `${count.failed === 0 ? 'ok  ' : 'FAIL'} ${check.name}: ${count.passed} passed, ${count.failed} failed (${seconds} s)`,
  );
  if (count.failed > 0) console.log(readFileSync(logFile, 'utf8').slice(-20_000));
  return count;
}

function succeeds(check: Check, env: Record<string, string>, logFile: string): Promise<boolean> {
  const log = openSync(logFile, 'w');
  const child = spawn(check.command, check.words, {
    cwd: root,
    env: { ...process.env, ...env, ...check.env, FORCE_COLOR: '0' },
    stdio: ['ignore', log, log],
  });
  return new Promise((resolve) => {
    child.on('error', () => resolve(false));
    child.on('exit', (code) => resolve(code === 0));
  });
}

/** A run that ended badly without a failed test, or before it could count, is one failure. */
function countOf(check: Check, succeeded: boolean): Count {
  try {
    const count = check.count?.() ?? { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1 };
    return succeeded || count.failed > 0 ? count : { ...count, failed: 1 };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const { passed, failed } = await runAll();
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
