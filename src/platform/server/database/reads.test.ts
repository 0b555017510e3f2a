import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openFreshDatabase, type OpenFreshDatabase } from '#testing/open-fresh-database.ts';
import { openReads, type OpenReads } from './reads.ts';

let database: OpenFreshDatabase;
let opened: OpenReads[] = [];
let lost: Error[] = [];

beforeAll(async () => {
  database = await openFreshDatabase();
});
afterAll(() => database.remove());
afterEach(async () => {
  await Promise.all(opened.map((reads) => reads.close()));
  opened = [];
  lost = [];
});

function open(connections?: number, connection = database.connection): OpenReads {
  const reads = openReads(connection, (error) => lost.push(error), connections === undefined ? {} : { connections });
  opened.push(reads);
  return reads;
}

const echo = (value: number) => ({ name: 'echo', text: 'select $1::int as value', values: [value] });
const backend = { name: 'backend', text: 'select pg_backend_pid() as pid', values: [] };

describe('reads', () => {
  it('get their own answers on a shared connection', async () => {
    const reads = open(2);
    const values = Array.from({ length: 2000 }, (_, i) => i);
    const answers = await Promise.all(values.map((value) => reads.read<{ value: number }>(echo(value))));
    expect(answers.map(([row]) => row?.value)).toEqual(values);
  });

  it('use only the allowed number of connections', async () => {
    const reads = open(3);
    const answers = await Promise.all(Array.from({ length: 100 }, () => reads.read<{ pid: number }>(backend)));
    expect(new Set(answers.map(([row]) => row?.pid)).size).toBe(3);
  });

  it('see everything that was committed before they were sent', async () => {
    const reads = open(1);
    const table = { name: 'count', text: 'select count(*) from demo_clock', values: [] };
    expect(await reads.read(table)).toEqual([{ count: 0 }]);
    await database.pool.query('insert into demo_clock values (true, 1)');
    expect(await reads.read(table)).toEqual([{ count: 1 }]);
    await database.pool.query('delete from demo_clock');
    expect(await reads.read(table)).toEqual([{ count: 0 }]);
  });

  it('that fail do not affect parallel reads', async () => {
    const reads = open(1);
    const broken = { name: 'broken', text: 'select 1 / $1::int as value', values: [0] };
    const [before, failed, after] = await Promise.allSettled([
      reads.read(echo(1)),
      reads.read(broken),
      reads.read(echo(2)),
    ]);
    expect(before).toMatchObject({ status: 'fulfilled', value: [{ value: 1 }] });
    expect(failed).toMatchObject({ status: 'rejected', reason: { code: '22012' } });
    expect(after).toMatchObject({ status: 'fulfilled', value: [{ value: 2 }] });
    expect(await reads.read({ ...broken, values: [1] })).toEqual([{ value: 1 }]);
  });

  it('that cannot be prepared yet succeed later', async () => {
    const reads = open(1);
    const early = { name: 'early', text: 'select count(*) from not_there_yet', values: [] };
    await expect(reads.read(early)).rejects.toMatchObject({ code: '42P01' });
    await database.pool.query('create table not_there_yet ()');
    expect(await reads.read(early)).toEqual([{ count: 0 }]);
    await database.pool.query('drop table not_there_yet');
  });
});

describe('a lost connection', () => {
  const end = (pid: number | undefined) => database.pool.query('select pg_terminate_backend($1)', [pid]);

  it('is reopened by the next read', async () => {
    const reads = open(1);
    const [first] = await reads.read<{ pid: number }>(backend);
    await end(first?.pid);
    await expect.poll(() => lost.length).toBeGreaterThan(0);
    const [second] = await reads.read<{ pid: number }>(backend);
    expect(second?.pid).not.toBe(first?.pid);
  });

  it('fails the running reads and no later ones', async () => {
    const reads = open(1);
    const [first] = await reads.read<{ pid: number }>(backend);
    const underWay = [reads.read({ name: 'slow', text: 'select pg_sleep(30)', values: [] }), reads.read(echo(1))].map(
      (read) => expect(read).rejects.toBeInstanceOf(Error),
    );
    await end(first?.pid);
    await Promise.all(underWay);
    expect(await reads.read(echo(2))).toEqual([{ value: 2 }]);
  });
});

it('an unavailable database fails the read, and works once it is back', async () => {
  const name = 'reads_test_later';
  const reads = open(1, { ...database.connection, database: name });
  await expect(reads.read(echo(1))).rejects.toMatchObject({ code: '3D000' });
  await database.pool.query(`create database ${name}`);
  expect(await reads.read(echo(1))).toEqual([{ value: 1 }]);
  await reads.close();
  await database.pool.query(`drop database ${name} with (force)`);
});
