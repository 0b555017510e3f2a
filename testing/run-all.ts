// Runs every check of the project, reports the failures, and ends with one line: how many passed and failed.

import { spawn } from 'node:child_process';
import { mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from './chromium.ts';
import { freeJourneyPorts } from './journey-ports.ts';
import {
  countOf,
  playwrightOutcomes,
  vitestOutcomes,
  vitestSkipped,
  type Count,
  type Outcome,
} from './test-results.ts';

const root = join(import.meta.dirname, '..');
const results = join(root, '.build/test-results');

type Check = {
  name: string;
  command: string;
  words: string[];
  outcomes?: () => Outcome[];
  /** Titles of tests that this machine cannot run. */
  skipped?: () => string[];
  env?: Record<string, string>;
  /** Arguments for a quick run. */
  quick?: string[];
  /** The other checks contain it. */
  isOnlyQuick?: boolean;
};

const bin = (name: string) => join(root, 'node_modules/.bin', name);
const vitestInto = (file: string) => [
  'run',
  '--reporter=dot',
  '--reporter=json',
  `--outputFile.json=${join(results, file)}`,
];

const checks: Check[] = [
  { name: 'types', command: bin('tsc'), words: ['-b'], quick: [] },
  { name: 'lint', command: bin('oxlint'), words: ['--type-aware', '--deny-warnings'], quick: [] },
  { name: 'format', command: bin('oxfmt'), words: ['--check'], quick: [] },
  { name: 'unused code', command: bin('knip'), words: ['--no-progress'], quick: [] },
  { name: 'code only tests use', command: bin('knip'), words: ['--no-progress', '-c', 'knip.product.json'] },
  {
    name: 'rules and calls',
    command: bin('vitest'),
    words: vitestInto('vitest.json'),
    outcomes: () => vitestOutcomes(join(results, 'vitest.json')),
    skipped: () => vitestSkipped(join(results, 'vitest.json')),
    quick: ['--project=!calls', '--project=!third-language', '--project=!lifecycle'],
  },
  {
    name: 'calls of changed code',
    command: bin('vitest'),
    words: [...vitestInto('calls.json'), '--project=calls', '--changed', '--passWithNoTests'],
    outcomes: () => vitestOutcomes(join(results, 'calls.json')),
    isOnlyQuick: true,
    quick: ['--tags-filter=!thousands'],
  },
  { name: 'gallery', command: bin('storybook'), words: ['build', '--quiet', '-o', '.build/gallery'] },
  {
    name: 'journeys',
    command: bin('playwright'),
    words: ['test', '--reporter=dot,json'],
    outcomes: () => playwrightOutcomes(join(results, 'playwright.json')),
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: join(results, 'playwright.json') },
  },
];

const leftOutOfQuick =
  'a quick run: without the browser and whole processes, and of the tests with a database only those of uncommitted changes';

async function runAll(): Promise<Count> {
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  const { executablePath } = await findChromium();
  const env = { CHROMIUM_PATH: executablePath, E2E_PORT: String(await freeJourneyPorts()) };
  const all: Outcome[] = [];
  for (const check of checksAsked(process.argv.slice(2))) all.push(...(await run(check, env)));
  for (const { title, passed, why } of all.filter((outcome) => !outcome.passed || outcome.why))
    console.log(`\n${passed ? 'passed only at the second try' : 'failed'}: ${title}\n${why?.slice(0, 2000) ?? ''}`);
  return countOf(all);
}

function checksAsked(words: readonly string[]): Check[] {
  if (!words.includes('--quick')) {
    const whole = checks.filter(({ isOnlyQuick }) => !isOnlyQuick);
    return whole.filter(({ name }) => words.length === 0 || words.includes(name));
  }
  console.log(leftOutOfQuick);
  return checks.flatMap((check) => (check.quick ? [{ ...check, words: [...check.words, ...check.quick] }] : []));
}

async function run(check: Check, env: Record<string, string>): Promise<Outcome[]> {
  const started = Date.now();
  const logFile = join(results, `${check.name.replaceAll(' ', '-')}.log`);
  const succeeded = await succeeds(check, env, logFile);
  const outcomes = outcomesOf(check, succeeded, logFile);
  const { passed, failed } = countOf(outcomes);
  const seconds = ((Date.now() - started) / 1000).toFixed(0);
  console.log(`${failed === 0 ? 'ok  ' : 'FAIL'} ${check.name}: ${passed} passed, ${failed} failed (${seconds} s)`);
  if (succeeded) for (const title of check.skipped?.() ?? []) console.log(`     not run: ${title}`);
  return outcomes;
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

/** A run that fails without a failed test, or before it could count, is one failure with the end of its log. */
function outcomesOf(check: Check, succeeded: boolean, logFile: string): Outcome[] {
  const itself = (): Outcome =>
    succeeded
      ? { title: check.name, passed: true }
      : { title: check.name, passed: false, why: readFileSync(logFile, 'utf8').slice(-2000) };
  try {
    const outcomes = check.outcomes?.() ?? [itself()];
    return succeeded || countOf(outcomes).failed > 0 ? outcomes : [...outcomes, itself()];
  } catch {
    return [itself()];
  }
}

const { passed, failed } = await runAll();
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
