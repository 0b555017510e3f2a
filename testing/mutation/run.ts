// Mutation testing: changes one line at a time in a copy of the project, and counts how many changes a test detects.
//   npm run mutate -- --count 60 --seed 1 --only src/areas/roaming
//   npm run mutate -- --near    only with the tests of the area of each line, which takes a fraction of the time

import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { startTestCluster } from '../cluster.ts';
import { createTemplates } from '../test-templates.ts';
import { isCode, operators } from './operators.ts';

type Mutation = { file: string; line: number; operator: string; changed: string };

const root = join(import.meta.dirname, '../..');
const mutated = /^src\/(areas|platform)\/(?!(.*\/)?web\/).*\.ts$/;
const left = /\.test\.ts$|\/texts\/|\/schema\.ts$|contract(-parts)?\.ts$|\.d\.ts$/;

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '40' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', default: 'src/' },
    near: { type: 'boolean', default: false },
    seconds: { type: 'string', default: '600' },
  },
});

function allMutations(): Mutation[] {
  const { stdout } = spawnSync('git', ['ls-files', 'src'], { cwd: root, encoding: 'utf8' });
  const files = stdout.split('\n').filter((file) => mutated.test(file) && !left.test(file));
  return files.filter((file) => file.startsWith(values.only)).flatMap(mutationsOf);
}

function mutationsOf(file: string): Mutation[] {
  const lines = readFileSync(join(root, file), 'utf8').split('\n');
  return lines.flatMap((text, line) =>
    isCode(text)
      ? operators.flatMap(({ name, apply }) => {
          const changed = apply(text);
          return changed === null ? [] : [{ file, line, operator: name, changed }];
        })
      : [],
  );
}

/** The same seed selects the same mutations of the same code. */
function picked(all: Mutation[], count: number, seed: number): Mutation[] {
  let state = seed * 2_654_435_761 + 1;
  const next = () => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_507) + 0x9e3779b9) >>> 0;
    return state / 2 ** 32;
  };
  const rest = [...all];
  return Array.from(
    { length: Math.min(count, rest.length) },
    () => rest.splice(Math.floor(next() * rest.length), 1)[0]!,
  );
}

/** A copy of the project without installed and built files. */
function copyProject(): string {
  const copy = mkdtempSync(join(tmpdir(), 'abonat-mutate-'));
  const { stdout } = spawnSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' });
  for (const file of stdout.split('\n').filter(Boolean)) cpSync(join(root, file), join(copy, file));
  for (const installed of ['node_modules', 'runtime/node_modules'])
    symlinkSync(join(root, installed), join(copy, installed));
  return copy;
}

type Outcome = 'noticed' | 'MISSED' | 'timed out';

/** Runs the nearest tests first, then those of the area; if they pass, every test that reaches the file. */
async function outcomeOf(copy: string, { file, line, changed }: Mutation): Promise<Outcome> {
  const path = join(copy, file);
  const whole = readFileSync(path, 'utf8');
  writeFileSync(path, whole.split('\n').with(line, changed).join('\n'));
  const outcome = await firstToNotice(copy, [
    ['run', '--passWithNoTests', file.replace(/\.ts$/, '.test.ts')],
    ['run', '--passWithNoTests', `${dirname(file)}/`],
    ['run', '--passWithNoTests', file.split('/', 3).join('/')],
    ...(values.near ? [] : [['related', '--run', file]]),
  ]);
  writeFileSync(path, whole);
  return outcome;
}

async function firstToNotice(copy: string, runs: readonly string[][]): Promise<Outcome> {
  let outcome: Outcome = 'MISSED';
  for (const words of runs) {
    outcome = await runTests(copy, words);
    if (outcome === 'noticed') return outcome;
  }
  return outcome;
}

/** A timeout proves nothing. */
function runTests(copy: string, words: string[]): Promise<Outcome> {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const rest = ['--bail=1', '--reporter=dot', '--maxWorkers=1', '--project=rules', '--project=calls'];
  const timeout = Number(values.seconds) * 1000;
  const env = { ...process.env, TEST_TEMPLATES: JSON.stringify(templates) };
  const child = spawn(process.execPath, [vitest, ...words, ...rest], { cwd: copy, env, stdio: 'ignore', timeout });
  return new Promise((resolve) => {
    child.on('exit', (code) => resolve(code === null ? 'timed out' : code === 0 ? 'MISSED' : 'noticed'));
  });
}

const chosen = picked(allMutations(), Number(values.count), Number(values.seed));
const waiting = [...chosen];
let [done, noticed] = [0, 0];

/** Takes mutations until none is left. */
async function work(): Promise<void> {
  const copy = copyProject();
  process.on('exit', () => rmSync(copy, { recursive: true, force: true }));
  if ((await runTests(copy, ['run', 'src/areas/home/'])) !== 'MISSED') throw new Error('tests fail without a mutation');
  for (let mutation = waiting.shift(); mutation; mutation = waiting.shift()) {
    const outcome = await outcomeOf(copy, mutation);
    if (outcome === 'noticed') noticed++;
    const { file, line, operator } = mutation;
    console.log(`${++done}/${chosen.length} ${outcome.padEnd(9)} ${file}:${line + 1} ${operator}`);
  }
}

const cluster = await startTestCluster();
const templates = await createTemplates(cluster);
await Promise.all(Array.from({ length: availableParallelism() }, work));
await cluster.stop();
const share = chosen.length === 0 ? 0 : Math.round((100 * noticed) / chosen.length);
console.log(`${noticed} of ${chosen.length} detected, ${share} %`);
