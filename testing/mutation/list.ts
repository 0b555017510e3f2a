// Lists the mutations that no test can notice, because no test makes a difference between them and the code: without trying
// any of them.
//   npm run mutate:list -- --only src/areas/roaming

import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startTestCluster } from '../cluster.ts';
import { withClient } from '#platform/server/database/with-client.ts';
import { copyTemplate } from '../template-database.ts';
import { createTemplates } from '../test-templates.ts';
import { readTableKeys, unnamedRows } from '../unnamed-rows.ts';
import { refusedOf } from './compiler.ts';
import { copyProject } from './copy-project.ts';
import type { NotedDifferences } from './differences.ts';
import { mutationsBelow, type Mutation } from './mutations.ts';
import { readReach } from './reaching-tests.ts';
import { runVitest } from './run-vitest.ts';

const root = join(import.meta.dirname, '../..');
const folders = { lines: join(root, '.build/listed-lines'), differences: join(root, '.build/noted-differences') };
const { values } = parseArgs({ options: { only: { type: 'string', default: 'src/' } } });

for (const folder of Object.values(folders)) rmSync(folder, { recursive: true, force: true });
const cluster = await startTestCluster();
const templates = await createTemplates(cluster);
const env = { REACHED_LINES: folders.lines, NOTED_DIFFERENCES: folders.differences };
const code = await runVitest(root, [], { templates, env, isShown: true });
const { connection } = await copyTemplate(templates.emptyTemplate);
const keys = await withClient(connection, readTableKeys);
await cluster.stop();
if (code !== 0) console.log('Some tests fail with changed modules, such as those that read their own sources.');

const reaches = readReach(folders.lines);
const noted = readDifferences();
const unnoticed = mutationsBelow(root, values.only).flatMap((mutation) => {
  const reason = whyUnnoticed(mutation);
  return reason === null ? [] : [{ mutation, reason }];
});
const refused = await refusedOf(
  copyProject(root),
  unnoticed.map(({ mutation }) => mutation),
);
const listed = unnoticed.filter(({ mutation }) => !refused.has(mutation));
for (const { mutation, reason } of listed) {
  const { file, line, operator } = mutation;
  const text = readFileSync(join(root, file), 'utf8').split('\n')[line]!.trim();
  console.log(`${file}:${line + 1} ${operator} (${reason})\n    ${text}`);
}
console.log(`${listed.length} mutations make no difference in any test; the compiler refuses ${refused.size} more`);

function readDifferences(): NotedDifferences {
  const all: NotedDifferences = new Map();
  for (const name of readdirSync(folders.differences)) {
    const ofWorker = JSON.parse(readFileSync(join(folders.differences, name), 'utf8')) as [
      string,
      { differences: number },
    ][];
    for (const [place, { differences }] of ofWorker) {
      all.set(place, { runs: 0, differences: (all.get(place)?.differences ?? 0) + differences });
    }
  }
  return all;
}

/** Null if a test may notice it. */
function whyUnnoticed({ file, line, operator, changed }: Mutation): string | null {
  const counts = reaches.flatMap(({ reached }) => reached[file]?.[line] ?? []);
  if (counts.length === 0) return 'no test of rules or calls runs it';
  if (operator === 'a refusal is dropped' && Math.max(...counts) === 0) return 'never refused';
  const known = noted.get(`${file}:${line + 1} ${operator}`);
  if (known?.differences !== 0) return null;
  const source = readFileSync(join(root, file), 'utf8');
  const queriesOf = (text: string) => unnamedRows(keys, text).join();
  // The check of the sources notices it (src/app/checks/selected-rows.test.ts).
  if (queriesOf(source) !== queriesOf(source.split('\n').with(line, changed).join('\n'))) return null;
  return 'both results were always the same';
}
