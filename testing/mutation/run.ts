// Mutation testing: changes one line at a time in a copy of the project, and counts how many changes the compiler or a
// test detects. The tests of a line are those that run it; a run of all tests finds them first.
//   npm run mutate -- --count 60 --seed 1 --only src/areas/roaming

import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { importsOf } from '../architecture-rules.ts';
import { startTestCluster } from '../cluster.ts';
import { createTemplates } from '../test-templates.ts';
import { openCompiler, type Compiler } from './compiler.ts';
import { copyProject } from './copy-project.ts';
import { applyIn, committedFiles, mutationsBelow, picked, type Mutation } from './mutations.ts';
import { readReach, testsReaching } from './reaching-tests.ts';
import { runVitest } from './run-vitest.ts';

const root = join(import.meta.dirname, '../..');
const reachFolder = join(root, '.build/reached-lines');

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '40' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', default: 'src/' },
    seconds: { type: 'string', default: '600' },
    // Continues a run that was stopped.
    skip: { type: 'string', default: '0' },
    // What the tests run, as found by the last run.
    reuse: { type: 'boolean', default: false },
  },
});

/** Runs all tests once, which must pass, and notes the lines that they run. */
async function noteLines(copy: string): Promise<void> {
  const folder = `${reachFolder}-new`;
  rmSync(folder, { recursive: true, force: true });
  const words = [`--maxWorkers=${availableParallelism()}`];
  const code = await runVitest(copy, words, { templates, env: { REACHED_LINES: folder }, isShown: true });
  if (code !== 0) throw new Error('tests fail without a mutation');
  rmSync(reachFolder, { recursive: true, force: true });
  renameSync(folder, reachFolder);
}

function readImporters(): Map<string, string[]> {
  const sources = committedFiles(root, 'src').filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const pairs = sources.flatMap((file) =>
    importsOf(file, readFileSync(join(root, file), 'utf8')).map((imported) => ({ file, imported })),
  );
  const byImported = Map.groupBy(pairs, ({ imported }) => imported);
  return new Map([...byImported].map(([imported, found]) => [imported, found.map(({ file }) => file)]));
}

type Outcome = 'refused' | 'noticed' | 'MISSED' | 'timed out' | 'NOT RUN';

async function outcomeOf(copy: string, compiler: Compiler, mutation: Mutation): Promise<Outcome> {
  const tests = testsReaching(reaches, mutation, importers.get(mutation.file) ?? []);
  const restore = applyIn(copy, mutation);
  const processes = tests.length === 0 || runsInProcesses(mutation) ? testsOfProcesses : [];
  const outcome = await firstToDetect(copy, compiler, { tests, processes });
  restore();
  return outcome;
}

/** A line that most tests run is tried with the narrowest of them, and with the checks of all calls. */
const mostTests = 45;
const isCheck = (test: string) => test.startsWith('src/app/checks/');

/** They read the sources instead of running them. */
const testsOfSources = ['src/app/checks/selected-rows.test.ts'];
/** They start the portal and its database in processes of their own, which do not note their lines. */
const testsOfProcesses = ['places', 'recovery', 'start-and-stop', 'together'].map(
  (name) => `testing/lifecycle/${name}.test.ts`,
);
const runsInProcesses = ({ file }: Mutation) => file.startsWith('src/platform/server/postgres/');

type Chosen = { tests: readonly string[]; processes: readonly string[] };

/** A few tests at first: most mutations are noticed by the nearest ones, and the compiler takes longer. */
async function firstToDetect(copy: string, compiler: Compiler, { tests, processes }: Chosen): Promise<Outcome> {
  let outcome: Outcome = tests.length === 0 ? 'NOT RUN' : 'MISSED';
  const checks = tests.slice(mostTests).filter(isCheck);
  if ((await runTests(copy, [...tests.slice(0, 3), ...testsOfSources])) === 'noticed') return 'noticed';
  if (await compiler.refuses()) return 'refused';
  for (const group of [processes, tests.slice(3, 15), tests.slice(15, mostTests), checks]) {
    const ofGroup = group.length > 0 ? await runTests(copy, group) : 'MISSED';
    if (ofGroup === 'noticed') return ofGroup;
    if (ofGroup === 'timed out') outcome = ofGroup;
  }
  return outcome;
}

/** A mutation that makes a test hang is noticed sooner. */
const shortLimits = ['--testTimeout=60000', '--hookTimeout=60000', '--expect.poll.timeout=20000'];

/** A timeout proves nothing. */
async function runTests(copy: string, tests: readonly string[]): Promise<Outcome> {
  const words = [...tests, '--bail=1', '--maxWorkers=1', '--project=lifecycle', ...shortLimits];
  const code = await runVitest(copy, words, { templates, timeout: Number(values.seconds) * 1000 });
  if (code === null) return 'timed out';
  return code === 0 ? 'MISSED' : 'noticed';
}

/** Takes mutations until none is left. */
async function work(copy: string): Promise<void> {
  const compiler = await openCompiler(copy);
  for (let mutation = waiting.shift(); mutation; mutation = waiting.shift()) {
    const outcome = await outcomeOf(copy, compiler, mutation);
    counts[outcome]++;
    const { file, line, operator } = mutation;
    console.log(`${++done}/${chosen.length} ${outcome.padEnd(9)} ${file}:${line + 1} ${operator}`);
  }
}

const chosen = picked(mutationsBelow(root, values.only), Number(values.count), Number(values.seed));
const waiting = chosen.slice(Number(values.skip));
let done = Number(values.skip);
const counts: Record<Outcome, number> = { refused: 0, noticed: 0, MISSED: 0, 'timed out': 0, 'NOT RUN': 0 };

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));
const cluster = await startTestCluster();
const templates = await createTemplates(cluster);
const copies = Array.from({ length: availableParallelism() }, () => copyProject(root));
if (!values.reuse || !existsSync(reachFolder)) await noteLines(copies[0]!);
const reaches = readReach(reachFolder);
const importers = readImporters();
await Promise.all(copies.map(work));
await cluster.stop();
const tried = chosen.length - Number(values.skip);
const detected = counts.refused + counts.noticed;
const percent = tried === 0 ? 0 : Math.round((100 * detected) / tried);
console.log(
  `${detected} of ${tried} detected, ${percent} %: ${counts.refused} by the compiler, ${counts.noticed} by tests`,
);
