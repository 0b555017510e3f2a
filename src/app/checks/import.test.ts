import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { csv, dump, exampleFiles, load, makeFolder, ndjson, type ImportReport } from '#testing/import-folders.ts';
import { openFreshDatabase, type OpenFreshDatabase } from '#testing/open-fresh-database.ts';
import { AnotherLoadRuns } from '#platform/server/import/import-into-database.ts';
import { readLines } from '#platform/server/import/read-lines.ts';
import { withClient } from '#platform/server/database/with-client.ts';
import { importedResources } from '../server/imported-resources.ts';

let database: OpenFreshDatabase;

beforeEach(async () => {
  database = await openFreshDatabase();
});
afterEach(() => database.remove());

const take = (files: Record<string, string | Buffer>, mode: 'load' | 'check' = 'load') =>
  load(database.connection, files, { mode });
const examples = exampleFiles(ndjson, 'ndjson');
const total = (told: ImportReport, outcome: 'new' | 'changed' | 'same' | 'wrong') =>
  told.counts.reduce((sum, each) => sum + each[outcome], 0);
const lines = Object.values(examples).reduce((sum, file) => sum + file.trim().split('\n').length, 0);
async function rows<Row extends object>(text: string): Promise<Row[]> {
  return (await database.pool.query<Row>(text)).rows;
}

const customer = (at: number, more: object = {}) => ({
  pid: String(8_000_000_000 + at),
  name: `Клиент ${at}`,
  account_type: 'Private',
  ...more,
});

describe('a folder', () => {
  it('of the examples in the document is imported completely', async () => {
    const told = await take(examples);
    expect(told.problems).toEqual([]);
    expect(total(told, 'new')).toBe(lines);
  });

  it('that is imported twice changes nothing the second time', async () => {
    await take(examples);
    const before = await dump(database.pool);
    const told = await take(examples);
    expect(total(told, 'same')).toBe(lines);
    expect(await dump(database.pool)).toEqual(before);
  });

  it('has the same result in CSV and NDJSON', async () => {
    await take(exampleFiles(csv, 'csv'));
    const told = await take(examples);
    expect(total(told, 'same')).toBe(lines);
  });

  it('is checked without any change, and the import does what the check reports', async () => {
    await take({ 'customers.ndjson': ndjson(customer(1), customer(2)) });
    const files = {
      ...examples,
      'customers.ndjson': `${examples['customers.ndjson']}${ndjson(customer(1), customer(2, { name: 'Друго име' }))}`,
      'contracts.ndjson': `${examples['contracts.ndjson']}${ndjson({ pid: 'nobody', contract_id: 'M1', signed_on: '2026-01-01' })}`,
    };
    const before = await dump(database.pool);
    const checked = await take(files, 'check');
    expect(await dump(database.pool)).toEqual(before);
    expect(checked.counts.find(({ kind }) => kind === 'customers')).toMatchObject({ new: 1, changed: 1, same: 1 });
    expect(checked.problems).toEqual(['contracts.ndjson:2 pid: is not among the customers']);
    expect(await take(files)).toEqual(checked);
  });

  it('with an unknown file reports it and imports the others', async () => {
    const told = await take({ 'invoices.csv': 'a\n1\n', 'customers.ndjson': ndjson(customer(1)) });
    expect(told.problems).toEqual(['invoices.csv:0 : is not an imported resource']);
    expect(total(told, 'new')).toBe(1);
  });

  it.each([
    ['a folder', (path: string) => mkdirSync(path)],
    ['a link to a file elsewhere', (path: string) => symlinkSync('/etc/passwd', path)],
  ])('with %s named like a file is refused before anything is read', async (_what, make) => {
    const folder = makeFolder({ 'tariffs.ndjson': examples['tariffs.ndjson']! });
    make(join(folder.path, 'customers.csv'));
    const refused = load(database.connection, {}, { folder: folder.path });
    await expect(refused).rejects.toThrow('customers.csv is not a file: links and folders are not read. Remove it.');
    folder.remove();
    expect(await rows('select from tariff')).toEqual([]);
  });

  it('has its files opened without following links', async () => {
    const folder = makeFolder({});
    symlinkSync('/etc/passwd', join(folder.path, 'customers.csv'));
    await expect(readLines(join(folder.path, 'customers.csv'), 1024).next()).rejects.toThrow('ELOOP');
    folder.remove();
  });

  it('may have several files of a resource', async () => {
    const told = await take({
      'customers.a.csv': csv(customer(1)),
      'customers.b.ndjson': ndjson(customer(2), customer(1)),
    });
    expect(total(told, 'new')).toBe(2);
    expect(told.problems).toEqual(['customers.b.ndjson:2 pid: is already in an earlier line']);
  });

  it.each<[string, object, object, string]>([
    ['routers', { service_id: '100000700301' }, { service_id: '359888700101' }, 'serial_number'],
    ['vouchers', { pid: '8003159996' }, { pid: '8000000001' }, 'voucher_number'],
    ['drt-limits', { limit_id: 'limit-60' }, { limit_id: 'limit-61', is_default: false }, 'value_cents'],
    ['drt-limits', { limit_id: 'limit-60' }, { limit_id: 'limit-61', value_cents: 1 }, 'is_default'],
    ['service-extras', { code: '70101' }, { code: '70102' }, 'service_id, slot'],
  ])('whose %s repeat a unique value reports the second by line and field', async (...said) => {
    const [name, first, second, field] = said;
    const exampleOf = (kind: string) => importedResources.find((each) => each.name === kind)!.examples[0];
    const files = {
      ...examples,
      'customers.ndjson': ndjson(exampleOf('customers')!, customer(1)),
      'extras.ndjson': ndjson(exampleOf('extras')!, { ...exampleOf('extras'), code: '70102' }),
      [`${name}.ndjson`]: ndjson({ ...exampleOf(name), ...first }, { ...exampleOf(name), ...second }),
    };
    const told = await take(files, 'check');
    expect(told.problems).toEqual([`${name}.ndjson:2 ${field}: is already in an earlier line`]);
    expect((await take(files)).problems).toEqual(told.problems);
  });

  it('that changes a customer changes exactly the fields of the line', async () => {
    await take({ 'customers.ndjson': ndjson(customer(1, { is_vip: true, approver_email: 'a@b.example' })) });
    const told = await take({ 'customers.ndjson': ndjson(customer(1, { name: 'Нова' })) });
    expect(total(told, 'changed')).toBe(1);
    expect(await rows('select pid, name, is_vip, approver_email from customer')).toEqual([
      { pid: '8000000001', name: 'Нова', is_vip: false, approver_email: null },
    ]);
  });
});

it('a line that withdraws an offer removes it, once', async () => {
  await take(examples);
  const [offer] = importedResources.find(({ name }) => name === 'tariff-extras')!.examples;
  const files = { 'tariff-extras.ndjson': ndjson({ ...offer, is_withdrawn: true }) };
  expect((await take(files)).counts).toMatchObject([{ changed: 1 }]);
  expect(await rows('select from tariff_extra')).toEqual([]);
  expect((await take(files)).counts).toMatchObject([{ same: 1 }]);
});

describe('an invalid line', () => {
  it('is reported by file, line and field, and the others are imported', async () => {
    const told = await take({
      'customers.ndjson': ndjson(customer(1), customer(2, { account_type: 'Robot' }), { pid: '3' }, customer(4)),
      'contracts.ndjson': ndjson(
        { pid: customer(1).pid, contract_id: 'M1', signed_on: '2026-02-30' },
        { pid: customer(2).pid, contract_id: 'M2', signed_on: '2026-02-01' },
        { pid: customer(4).pid, contract_id: 'M4', signed_on: '2026-02-01', ends_on: '2026-01-01' },
        { pid: customer(4).pid, contract_id: 'M5', signed_on: '2026-02-01', colour: 'red' },
      ),
    });
    expect(told.problems).toEqual([
      'customers.ndjson:2 account_type: must be one of Private, Business',
      'customers.ndjson:3 name: is missing',
      'customers.ndjson:3 account_type: is missing',
      'contracts.ndjson:1 signed_on: must be a day of the calendar',
      'contracts.ndjson:3 ends_on: is before signed_on',
      'contracts.ndjson:4 colour: is no field of this kind',
      'contracts.ndjson:2 pid: is not among the customers',
    ]);
    expect(told.counts).toMatchObject([
      { new: 2, wrong: 2 },
      { new: 0, wrong: 4 },
    ]);
  });

  it('with the number of another customer is refused', async () => {
    await take(examples);
    const [service] = importedResources.find(({ name }) => name === 'services')!.examples;
    const told = await take({
      'customers.ndjson': ndjson(customer(1)),
      'contracts.ndjson': ndjson({ pid: customer(1).pid, contract_id: 'M9', signed_on: '2026-02-01' }),
      'services.ndjson': ndjson({ ...service, pid: customer(1).pid, contract_id: 'M9' }),
    });
    expect(told.problems).toEqual(['services.ndjson:1 service_id: is the number of another customer']);
  });

  it.each([
    [{ service_id: '0888700101' }, 'service_id: must be a number of the form 359888123456'],
    [{ service_id: '888700101' }, 'service_id: must be a number of the form 359888123456'],
    [{ service_type: 'TV' }, 'tariff_id: is a tariff of another type of service'],
  ])('of a service with %o is refused, because it could not be used', async (wrong, problem) => {
    await take(examples);
    const [service] = importedResources.find(({ name }) => name === 'services')!.examples;
    const told = await take({ 'services.ndjson': ndjson({ ...service, ...wrong }) });
    expect(told.problems).toEqual([`services.ndjson:1 ${problem}`]);
  });

  it('that only the database can refuse is found in its batch', async () => {
    const limits = Array.from({ length: 40 }, (_, at) => ({ limit_id: `drt-${at}`, value_cents: 100 + at }));
    await take({ 'drt-limits.ndjson': ndjson({ limit_id: 'before', value_cents: 99 }) });
    const told = await take({ 'drt-limits.ndjson': ndjson(...limits, { limit_id: 'again', value_cents: 99 }) });
    expect(told.problems).toEqual([expect.stringMatching(/^drt-limits\.ndjson:41 drt_limit_value_cents_key: /)]);
    expect(told.counts).toMatchObject([{ new: 40, wrong: 1 }]);
  });
});

describe('odd input', () => {
  it('with a byte order mark, CRLF, quotes, commas and quoted line breaks is parsed correctly', async () => {
    const told = await take({
      'customers.csv':
        '\uFEFFpid,name,account_type\r\n8000000001,"Фирма ""Лъч"",\r\nвтори ред",Business\r\n\r\n2,Две,Private\r\n',
      'customers.x.ndjson': `\uFEFF${JSON.stringify(customer(3))}\r\n\r\n${JSON.stringify(customer(4))}`,
    });
    expect(told.problems).toEqual([]);
    expect(await rows('select name from customer order by customer_id')).toEqual(
      ['Фирма "Лъч",\r\nвтори ред', 'Две', 'Клиент 3', 'Клиент 4'].map((name) => ({ name })),
    );
  });

  it('with a line of 10 MB skips only this line', async () => {
    const long = JSON.stringify(customer(2, { name: 'x'.repeat(10 * 1024 * 1024) }));
    const told = await take({ 'customers.ndjson': `${ndjson(customer(1))}${long}\n${ndjson(customer(3))}` });
    expect(told.problems).toEqual(['customers.ndjson:2 : is longer than 1 MB']);
    expect(total(told, 'new')).toBe(2);
  });

  it('with a CSV record of 10 MB reports it and keeps earlier ones', async () => {
    const told = await take({
      'customers.csv': `pid,name,account_type\n1,Едно,Private\n2,${'x'.repeat(10 * 1024 * 1024)},Private\n3,Три,Private\n`,
    });
    expect(told.problems).toEqual(['customers.csv:3 : is longer than 1 MB']);
    expect(total(told, 'new')).toBe(2);
  });

  it.each(['ndjson', 'csv'] as const)('that is not UTF-8 is reported, in %s', async (form) => {
    const write = form === 'csv' ? csv : ndjson;
    const text = write(customer(1), customer(2, { name: '<broken>' }), customer(3));
    const bytes = Buffer.from(text.replace('<broken>', 'a\u0001b'));
    bytes[bytes.indexOf(1)] = 0xff;
    const told = await take({ [`customers.${form}`]: bytes });
    expect(told.problems).toEqual([
      `customers.${form}:${form === 'csv' ? 3 : 2} name: has characters that are not valid UTF-8`,
    ]);
    expect(total(told, 'new')).toBe(2);
  });

  it.each([
    ['no JSON', '{"pid":', 'is not JSON'],
    ['a list', '[1]', 'must be object'],
    ['a NUL', JSON.stringify(customer(2, { name: 'a\0b' })), 'has characters that are not valid UTF-8'],
    [
      'an unpaired surrogate',
      JSON.stringify(customer(2, { name: 'a\ud800b' })),
      'has characters that are not valid UTF-8',
    ],
  ])('with %s is reported', async (_, line, message) => {
    const told = await take({ 'customers.ndjson': `${ndjson(customer(1))}${line}\n${ndjson(customer(3))}` });
    expect(told.problems).toEqual([expect.stringContaining(message)]);
    expect(told.problems[0]).toMatch(/^customers\.ndjson:2 /);
    expect(total(told, 'new')).toBe(2);
  });

  it.each([
    [
      'an unknown column',
      'pid,name,account_type,colour\n1,a,Private,red\n',
      'customers.csv:1 colour: is no field of this kind',
    ],
    ['a missing column', 'pid,name\n1,a\n', 'customers.csv:1 account_type: is missing'],
    ['a duplicate column', 'pid,name,name,account_type\n1,a,b,Private\n', 'customers.csv:1 name: is named twice'],
    ['too few cells', 'pid,name,account_type\n1,a\n', 'customers.csv:2 : has 2 cells, the first line has 3'],
  ])('of a CSV with %s is reported', async (_, text, problem) => {
    expect((await take({ 'customers.csv': text })).problems).toEqual([problem]);
  });

  it('of a CSV with an unclosed quote is reported, and earlier records are kept', async () => {
    const told = await take({ 'customers.csv': 'pid,name,account_type\n1,Едно,Private\n2,"Две,Private\n' });
    expect(told.problems).toEqual(['customers.csv:3 : has a quote that does not end']);
    expect(total(told, 'new')).toBe(1);
  });
});

describe('an import', () => {
  it('that was interrupted continues when run again, with every customer once', { tags: 'thousands' }, async () => {
    const many = ndjson(...Array.from({ length: 25_000 }, (_, at) => customer(at)));
    const interrupted = new AbortController();
    const onProgress = (_: number, done: number) => done > 0 && interrupted.abort(new Error('interrupted'));
    const files = { 'customers.ndjson': many };
    await expect(load(database.connection, files, { signal: interrupted.signal, onProgress })).rejects.toThrow(
      'interrupted',
    );
    const [{ count }] = (await rows<{ count: number }>('select count(*) from customer')) as [{ count: number }];
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThan(25_000);
    expect((await take(files)).counts).toMatchObject([{ new: 25_000 - count, same: count }]);
    expect(await rows('select count(*), count(distinct pid) as pids from customer')).toEqual([
      { count: 25_000, pids: 25_000 },
    ]);
    expect(await rows('select from customer_pid join customer using (customer_id, pid)')).toHaveLength(25_000);
  });

  it('during another one reports it and ends', async () => {
    await withClient(database.connection, async (other) => {
      await other.query('select pg_advisory_lock(7261003)');
      await expect(take({ 'customers.ndjson': ndjson(customer(1)) })).rejects.toThrow(AnotherLoadRuns);
      expect(total(await take({ 'customers.ndjson': ndjson(customer(1)) }, 'check'), 'new')).toBe(1);
    });
    expect(await rows('select from customer')).toEqual([]);
  });

  it('of two in parallel runs once', { tags: 'thousands' }, async () => {
    const files = { 'customers.ndjson': ndjson(...Array.from({ length: 12_000 }, (_, at) => customer(at))) };
    const both = await Promise.allSettled([take(files), take(files)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await rows('select count(*) from customer')).toEqual([{ count: 12_000 }]);
  });
});
