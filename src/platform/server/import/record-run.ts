// Records an import of files for the metrics: when it ran, how many lines it read, and its result.

import type pg from 'pg';
import { withClient } from '../database/with-client.ts';
import { outcomes } from './apply-lines.ts';
import type { ResourceCounts } from './import-folder.ts';

/** `partial`: the import reached its end, but skipped invalid lines. */
type ImportResult = 'complete' | 'partial' | 'failed';

export async function recordRun(
  connection: pg.ClientConfig,
  work: () => Promise<ResourceCounts[]>,
): Promise<ResourceCounts[]> {
  const runId = await startRun(connection);
  try {
    const counts = await work();
    await finishRun(connection, runId, counts, counts.some(({ wrong }) => wrong > 0) ? 'partial' : 'complete');
    return counts;
  } catch (error) {
    // The failure of the import is reported, also if its row cannot be written.
    await finishRun(connection, runId, [], 'failed').catch(() => undefined);
    throw error;
  }
}

async function startRun(connection: pg.ClientConfig): Promise<string> {
  const { rows } = await withClient(connection, (client) =>
    client.query<{ run_id: string }>('insert into import_run (started_at) values (now()) returning run_id'),
  );
  return rows[0]!.run_id;
}

async function finishRun(
  connection: pg.ClientConfig,
  runId: string,
  counts: readonly ResourceCounts[],
  result: ImportResult,
): Promise<void> {
  const invalid = sum(counts.map(({ wrong }) => wrong));
  const lines = invalid + sum(counts.flatMap((each) => outcomes.map((outcome) => each[outcome])));
  await withClient(connection, (client) =>
    client.query(
      'update import_run set finished_at = now(), result = $2, lines = $3, invalid_lines = $4 where run_id = $1',
      [runId, result, lines, invalid],
    ),
  );
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
