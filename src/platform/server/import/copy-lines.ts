// Writes batches of lines with COPY into temporary tables and from there as sets, one short transaction each. A batch
// that the database refuses is halved until only the refused lines remain.

import type pg from 'pg';
import { applyLines, tallyStatement, type ApplyResult, type Line, type StagedLines } from './apply-lines.ts';
import { copyRows, lineOf } from './copy-rows.ts';
import { fieldsOf, type ImportedResource } from './imported-resource.ts';
import { checkedColumns, expectedColumns, expectedTable, stagedColumns, type Mode } from './statements.ts';

export type LineWriter = {
  /** Number of parallel batches. */
  lanes: number;
  /** Called before the first line of a resource. */
  begin(kind: ImportedResource): Promise<void>;
  write(kind: ImportedResource, lines: readonly Line[]): Promise<ApplyResult>;
};

type WriteOptions = { mode: Mode; now: Date };

/** One lane per connection: while one waits for the disk or a lock, the other continues. */
export function createCopyWriter(clients: readonly pg.Client[], writing: WriteOptions): LineWriter {
  const lanes = clients.map((client) => ({ client, write: laneOf(client, writing) }));
  const free = [...lanes];
  return {
    lanes: lanes.length,
    begin: async (kind) => {
      for (const { client } of lanes) await prepareTables(client, kind, writing.mode);
    },
    async write(kind, lines) {
      const lane = free.pop();
      if (!lane) throw new Error('no connection is free');
      try {
        return await lane.write(kind, lines);
      } finally {
        free.push(lane);
      }
    },
  };
}

function laneOf(client: pg.Client, { mode, now }: WriteOptions): LineWriter['write'] {
  const write = async (kind: ImportedResource, lines: readonly Line[]): Promise<ApplyResult> => {
    try {
      return await inTransaction(client, async () => {
        await copyRows(client, { table: 'staged', columns: ['line', ...fieldsOf(kind).map(({ name }) => name)] }, [
          lines.map(({ line, values }) => lineOf([line, ...values])).join(''),
        ]);
        const applied = await applyLines(kind, inTables(client), { mode, now });
        if (mode === 'check' && kind.knownBy) await expectNew(client, kind);
        return applied;
      });
    } catch (error) {
      if (isRetried(error)) return write(kind, lines);
      if (!isRefusal(error)) throw error;
      if (lines.length === 1) return refused(lines[0]!, error);
      const middle = Math.ceil(lines.length / 2);
      const first = await write(kind, lines.slice(0, middle));
      return together(first, await write(kind, lines.slice(middle)));
    }
  };
  return write;
}

async function prepareTables(client: pg.Client, kind: ImportedResource, mode: Mode): Promise<void> {
  await client.query('drop table if exists staged, checked');
  await client.query(`create temporary table staged (${stagedColumns(kind)}) on commit delete rows`);
  await client.query(`create temporary table checked (${checkedColumns(kind)}) on commit delete rows`);
  if (mode === 'load') return;
  for (const reference of [...(kind.references ?? []), ...(kind.knownBy ? [kind.knownBy] : [])]) {
    await client.query(`create temporary table if not exists ${expectedTable(reference)} (${expectedColumns(reference)},
      primary key (${reference.columns.join(', ')}))`);
  }
}

/** Later lines of the folder may refer to these. */
async function expectNew(client: pg.Client, kind: ImportedResource): Promise<void> {
  const known = kind.knownBy!;
  const columns = [...new Set([...known.columns, 'customer_id'])].join(', ');
  await client.query(`insert into ${expectedTable(known)} (${columns}) select ${columns} from checked
    where outcome = 'new' on conflict do nothing`);
}

function inTables(client: pg.Client): StagedLines {
  return {
    query: async <Row>(statement: string) => (await client.query<Row & object>(statement)).rows,
    async check(statement) {
      await client.query(`insert into checked ${statement}`);
      return (await client.query(tallyStatement)).rows;
    },
  };
}

async function inTransaction<Result>(client: pg.Client, work: () => Promise<Result>): Promise<Result> {
  await client.query('begin');
  try {
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

const codeOf = (error: unknown) => (error as { code?: string }).code ?? '';

/** The victim of a deadlock retries. */
const isRetried = (error: unknown) => ['40P01', '40001'].includes(codeOf(error));

/** Invalid values or violated constraints. */
const isRefusal = (error: unknown) => /^2[23]/.test(codeOf(error));

function refused({ line }: Line, error: unknown): ApplyResult {
  const { column, constraint, message } = error as { column?: string; constraint?: string; message: string };
  const field = column ?? constraint ?? '';
  return { new: 0, changed: 0, same: 0, waiting: 0, waitingLines: [], problems: [{ line, field, message }] };
}

function together(first: ApplyResult, second: ApplyResult): ApplyResult {
  return {
    new: first.new + second.new,
    changed: first.changed + second.changed,
    same: first.same + second.same,
    waiting: first.waiting + second.waiting,
    problems: [...first.problems, ...second.problems],
    waitingLines: [...first.waitingLines, ...second.waitingLines],
  };
}
