import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { escapeIdentifier, type ClientConfig } from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { withClient } from '#platform/server/database/with-client.ts';
import { exampleFiles, makeFolder, ndjson, type TestFolder } from '#testing/import-folders.ts';
import { connectionTo } from '#testing/template-database.ts';

const { server, prefix } = inject('emptyTemplate');
const name = `${prefix}${randomBytes(6).toString('hex')}`;
const connection = connectionTo(server, name);
let folder: TestFolder;

beforeAll(async () => {
  await withClient(server, (client) => client.query(`create database ${escapeIdentifier(name)}`));
  folder = makeFolder(exampleFiles(ndjson, 'ndjson'));
});
afterAll(async () => {
  await withClient(server, (client) => client.query(`drop database ${escapeIdentifier(name)} with (force)`));
  folder.remove();
});

function urlOf({ connectionString, host, user, database }: ClientConfig): string {
  return connectionString ?? `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host ?? '')}`;
}

async function run(...words: string[]): Promise<{ code: number; out: string; errors: string }> {
  const production = {
    APP_MODE: 'production',
    PUBLIC_URL: 'https://portal.example.bg',
    SECRET_KEY: randomBytes(48).toString('base64'),
    SMTP_URL: 'smtp://127.0.0.1:1',
    SMPP_URL: 'smpp://127.0.0.1:1',
    DATABASE_URL: urlOf(connection),
  };
  const file = join(import.meta.dirname, 'run-import.ts');
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, [file, ...words], { env: { PATH, NODE_COMPILE_CACHE, ...production } });
  const [out, errors, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise<number>((resolve) => void child.once('close', resolve)),
  ]);
  return { code, out, errors };
}

it('a folder fills an empty production database and prints a table', async () => {
  const early = await run(folder.path, '--check');
  expect(early.errors).toContain('The database has no tables yet');
  expect(early.code).toBe(1);
  const first = await run(folder.path);
  expect(first.errors).toContain('100%');
  expect(first.out).toMatch(/^customers +1 +0 +0 +0 +0$/m);
  expect(first.code).toBe(0);
  const again = await run(folder.path, '--check');
  expect(again.out).toMatch(/^customers +0 +0 +1 +0 +0$/m);
  expect(again.errors).toContain('Nothing was changed');
  expect(again.code).toBe(0);
});

it('invalid lines are printed and written to the report, and the exit code is 1', async () => {
  const wrong = makeFolder({ 'customers.ndjson': '{"pid":"1","name":"Без вид"}\n' });
  const report = join(wrong.path, 'report.txt');
  const { code, errors } = await run(wrong.path, '--report', report, '--stop-above', '100%');
  const written = readFileSync(report, 'utf8');
  wrong.remove();
  expect(errors).toContain('customers.ndjson:1: account_type is missing (pid 1)\n');
  expect(errors).toContain(`The report is in ${report}.`);
  expect(written).toContain('invalid,customers.ndjson,1,pid 1,account_type,,is missing,\n');
  expect(code).toBe(1);
});

it('an import above the accepted share ends with its message, and writes the report', async () => {
  const wrong = makeFolder({ 'customers.ndjson': '{"pid":"1"}\n{"pid":"2"}\n' });
  const report = join(wrong.path, 'report.txt');
  const { code, errors } = await run(wrong.path, '--report', report, '--stop-above', '40%');
  const written = readFileSync(report, 'utf8');
  wrong.remove();
  expect(errors).toContain('customers: 1 of 2 lines are invalid, more than 40%.');
  expect(written).toContain('invalid,customers.ndjson,1,');
  expect(code).toBe(1);
});

it('each import leaves a row for the metrics, and a check leaves none', async () => {
  const { rows } = await withClient(connection, (client) =>
    client.query(`select result, lines::int, invalid_lines::int, finished_at >= started_at as is_finished
      from import_run order by run_id`),
  );
  expect(rows).toEqual([
    { result: 'complete', lines: expect.toSatisfy((lines: number) => lines > 10), invalid_lines: 0, is_finished: true },
    { result: 'partial', lines: 1, invalid_lines: 1, is_finished: true },
    { result: 'failed', lines: 0, invalid_lines: 0, is_finished: true },
  ]);
});

it('without a folder it prints how it is used', async () => {
  const { code, errors } = await run();
  expect(errors).toContain('Usage: npm run import');
  expect(code).toBe(1);
});
