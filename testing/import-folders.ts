// Folders of operator data for tests, and dumps of a database for comparison.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { importedResources } from '#app/server/imported-resources.ts';
import type { FileProblem } from '#platform/server/import/file-problem.ts';
import type { FolderImport, ResourceCounts } from '#platform/server/import/import-folder.ts';
import { loadIntoDatabase } from '#platform/server/import/import-into-database.ts';

export type TestFolder = { path: string; remove(): void };

export function makeFolder(files: Record<string, string | Buffer>): TestFolder {
  const path = mkdtempSync(join(tmpdir(), 'abonat-load-'));
  for (const [name, content] of Object.entries(files)) writeFileSync(join(path, name), content);
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

export const ndjson = (...records: object[]) => records.map((record) => `${JSON.stringify(record)}\n`).join('');

export function csv(...records: object[]): string {
  const names = [...new Set(records.flatMap((record) => Object.keys(record)))];
  const cell = (value: unknown) => {
    const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
    return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  const rows = records.map((record) => names.map((name) => cell((record as Record<string, unknown>)[name])).join(','));
  return `${[names.join(','), ...rows].join('\n')}\n`;
}

/** A refund result names a withdrawal that only a portal creates. */
const importable = importedResources.filter(({ name }) => name !== 'refund-results');

/** The examples of the document, as a folder. */
export const exampleFiles = (write: (...records: object[]) => string, form: 'ndjson' | 'csv') =>
  Object.fromEntries(importable.map(({ name, examples }) => [`${name}.${form}`, write(...examples)]));

export type ImportReport = { counts: ResourceCounts[]; problems: string[]; waiting: string[] };

type ImportOptions = Partial<FolderImport> & { mode?: 'load' | 'check'; now?: Date };

/** Imports files and returns all reports. */
export async function load(
  connection: pg.ClientConfig,
  files: Record<string, string | Buffer>,
  wanted: ImportOptions = {},
): Promise<ImportReport> {
  const folder = makeFolder(files);
  const problems: string[] = [];
  const waiting: string[] = [];
  const shown = ({ file, line, field, message }: FileProblem) => `${file}:${line} ${field}: ${message}`;
  try {
    const counts = await loadIntoDatabase(connection, {
      mode: 'load',
      now: new Date('2026-03-02T10:00:00Z'),
      folder: folder.path,
      kinds: importedResources,
      onProblem: (problem) => problems.push(shown(problem)),
      onWaiting: (file, line) => waiting.push(`${file}:${line}`),
      ...wanted,
    });
    return { counts, problems, waiting };
  } finally {
    folder.remove();
  }
}

/** Every row of every table and the next value of every sequence. */
export async function dump(pool: pg.Pool): Promise<Record<string, unknown[]>> {
  const all: Record<string, unknown[]> = {};
  const { rows: tables } = await pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  for (const { name } of tables) {
    const { rows } = await pool.query<{ row: string }>(
      `select to_jsonb(each)::text as row from ${name} each order by 1`,
    );
    all[name] = rows.map(({ row }) => row);
  }
  const { rows } = await pool.query(`select sequencename, last_value from pg_sequences order by 1`);
  return { ...all, sequences: rows };
}
