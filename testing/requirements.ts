// Counts the requirements that a passing test of the last run cites in its title, and lists the rest.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { playwrightOutcomes, vitestOutcomes } from './test-results.ts';

const root = join(import.meta.dirname, '..');
const results = join(root, '.build/test-results');

type Row = { id: string; area: string; kind: string; text: string };

export function readRows(): Row[] {
  return ['seed0.tsv', 'seed1.tsv', 'beyond.tsv'].flatMap((name) =>
    readFileSync(join(root, 'docs/requirements', name), 'utf8')
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => {
        const [id = '', area = '', kind = '', text = ''] = line.split('\t');
        return { id, area, kind, text };
      }),
  );
}

export function citedIn(titles: readonly string[]): Set<string> {
  return new Set(titles.flatMap((title) => title.match(/\b[A-Z]{2}-\d{3}\b/g) ?? []));
}

function trace(): number {
  const [vitest, playwright] = ['vitest.json', 'playwright.json'].map((name) => join(results, name));
  if (!vitest || !playwright || !existsSync(vitest)) {
    console.error('There is no test run to read: run npm test first.');
    return 1;
  }
  const outcomes = [...vitestOutcomes(vitest), ...(existsSync(playwright) ? playwrightOutcomes(playwright) : [])];
  const proved = citedIn(outcomes.filter((outcome) => outcome.passed).map((outcome) => outcome.title));
  const rows = readRows();
  const byArea = Map.groupBy(rows, (row) => row.area);
  for (const [area, ofArea] of [...byArea].toSorted(([a], [b]) => a.localeCompare(b))) {
    const missing = ofArea.filter((row) => !proved.has(row.id));
    console.log(`${area.padEnd(34)} ${String(ofArea.length - missing.length).padStart(4)} of ${ofArea.length}`);
    if (!process.argv.includes('--short'))
      for (const row of missing) console.log(`    ${row.id}  ${row.kind}: ${row.text}`);
  }
  const known = new Set(rows.map((row) => row.id));
  const unknown = [...proved].filter((id) => !known.has(id));
  if (unknown.length > 0) console.log(`cited but not in the catalogue: ${unknown.join(', ')}`);
  console.log(`${rows.filter((row) => proved.has(row.id)).length} of ${rows.length} rows proved by passing tests`);
  return unknown.length === 0 ? 0 : 1;
}

if (import.meta.main) process.exitCode = trace();
