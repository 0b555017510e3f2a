import { assert, asyncProperty, constantFrom, integer, nat } from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openFreshDatabase, type OpenFreshDatabase } from '#testing/open-fresh-database.ts';
import { inTransaction } from '../database/database.ts';
import { runTraced } from '../trace.ts';
import { recordAudit } from './record-audit.ts';
import { verifyAuditChain } from './verify-audit-chain.ts';

const customerId = 42;

let database: OpenFreshDatabase;

beforeAll(async () => {
  database = await openFreshDatabase(32);
});
afterAll(() => database.remove());
beforeEach(() => database.pool.query('truncate audit, audit_head'));

function record(part: { customerId?: number; subject?: string; accountId?: number | null } = {}) {
  return inTransaction(database.db, (tx) =>
    recordAudit(tx, {
      customerId,
      accountId: 7,
      action: 'extra.activate',
      subject: '359888100101',
      facts: { code: '20027', prices: '5.00 EUR', name: 'Здравей' },
      happenedAt: new Date('2026-03-02T10:00:00.123Z'),
      ...part,
    }),
  );
}

function verify(of = customerId) {
  return verifyAuditChain(database.db, of);
}

it('accepts an intact chain of many rows and an empty chain', async () => {
  expect(await verify()).toEqual({ intact: true, rows: 0 });
  for (let i = 0; i < 5; i++) await record({ subject: `subject ${i}`, accountId: i % 2 ? i : null });
  expect(await verify()).toEqual({ intact: true, rows: 5 });
});

const traceId = '0b7f4c7e-5d0a-4c1f-9a54-6f2c8f0a0001';

it('continues a chain written before the audit log stored the request', async () => {
  const hash = Buffer.from('ab838287628258b7009eeb84bfc599898ee4e220c597a9257740f84525b4a3d3', 'hex');
  await database.pool.query(
    `with row as (insert into audit values
        ($1, 1, '2026-03-02T10:00:00.123Z', 7, 'extra.activate', '359888100101', '{}', $2, $3) returning 1)
      insert into audit_head select $1, 1, $3 from row`,
    [customerId, Buffer.alloc(32), hash],
  );
  await runTraced(traceId, () => record());
  expect(await verify()).toEqual({ intact: true, rows: 2 });
});

it('stores the request of the change, or null without one', async () => {
  await Promise.all([runTraced(traceId, () => record({ subject: 'asked' })), record({ subject: 'by itself' })]);
  const rows = await database.db.selectFrom('audit').select(['subject', 'trace_id']).orderBy('subject').execute();
  expect(rows).toEqual([
    { subject: 'asked', trace_id: traceId },
    { subject: 'by itself', trace_id: null },
  ]);
});

it('reads a chain longer than one page', { tags: 'thousands' }, async () => {
  await inTransaction(database.db, async (tx) => {
    for (let i = 0; i < 1001; i++) {
      await recordAudit(tx, {
        customerId,
        accountId: null,
        action: 'text.change',
        subject: '',
        facts: {},
        happenedAt: new Date(i),
      });
    }
  });
  expect(await verify()).toEqual({ intact: true, rows: 1001 });
});

it('keeps one chain without gaps under two hundred parallel writers', async () => {
  await Promise.all(Array.from({ length: 200 }, (_, i) => record({ subject: `writer ${i}` })));
  expect(await verify()).toEqual({ intact: true, rows: 200 });
});

it('keeps separate chains for two customers', async () => {
  await Promise.all(Array.from({ length: 20 }, (_, i) => record({ customerId: i % 2 })));
  expect(await verify(0)).toEqual({ intact: true, rows: 10 });
  expect(await verify(1)).toEqual({ intact: true, rows: 10 });
});

it('removes the row of a change that was rolled back', async () => {
  await record();
  const undone = inTransaction(database.db, async (tx) => {
    await recordAudit(tx, {
      customerId,
      accountId: 7,
      action: 'text.change',
      subject: 'b',
      facts: {},
      happenedAt: new Date(0),
    });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await verify()).toEqual({ intact: true, rows: 1 });
});

it('forbids updates and deletes of rows in the database', async () => {
  await record();
  await expect(database.pool.query(`update audit set subject = 'x'`)).rejects.toThrow('never changed or removed');
  await expect(database.pool.query('delete from audit')).rejects.toThrow('never changed or removed');
});

describe('when that protection is bypassed', () => {
  const rows = 4;

  beforeAll(() => database.pool.query('alter table audit disable trigger audit_is_append_only'));
  beforeEach(async () => {
    for (let i = 0; i < rows; i++) await runTraced(i === 0 ? null : traceId, () => record({ subject: `subject ${i}` }));
  });

  it('finds any flipped bit of any column', async () => {
    const column = constantFrom('action', 'subject', 'facts', 'previous_hash', 'hash');
    await assert(
      asyncProperty(integer({ min: 1, max: rows }), column, nat(), nat(6), async (sequence, name, at, bit) => {
        const { rows: found } = await database.pool.query(`select ${name} as value from audit where sequence = $1`, [
          sequence,
        ]);
        const original: string | Buffer = found[0].value;
        const changed = Buffer.from(original as string);
        changed[at % changed.length]! ^= 1 << bit;
        const value = Buffer.isBuffer(original) ? changed : changed.toString('utf8').replaceAll('\0', 'x');
        await database.pool.query(`update audit set ${name} = $1 where sequence = $2`, [value, sequence]);
        expect(await verify()).toEqual({ intact: false, brokenAt: sequence });
        await database.pool.query(`update audit set ${name} = $1 where sequence = $2`, [original, sequence]);
        expect(await verify()).toEqual({ intact: true, rows });
      }),
      { numRuns: 100 },
    );
  });

  it.each([
    [
      'a time changed by one microsecond',
      `update audit set happened_at = happened_at + interval '1 microsecond' where sequence = 2`,
    ],
    ['another account', 'update audit set account_id = 8 where sequence = 2'],
    ['no account', 'update audit set account_id = null where sequence = 2'],
    ['another request', `update audit set trace_id = '${traceId.replace('0b', '0c')}' where sequence = 2`],
    ['no request', 'update audit set trace_id = null where sequence = 2'],
    ['a removed row', 'delete from audit where sequence = 2'],
    ['a row moved to another customer', 'update audit set customer_id = 43 where sequence = 2'],
    ['a row renumbered', 'update audit set sequence = 9 where sequence = 2'],
    [
      'text moved from one column to the next',
      `update audit set action = 'extra.', subject = 'activate' || subject where sequence = 2`,
    ],
  ])('finds %s', async (_what, statement) => {
    await database.pool.query(statement);
    expect(await verify()).toEqual({ intact: false, brokenAt: 2 });
  });

  it('finds a request id added to a row without one', async () => {
    await database.pool.query(`update audit set trace_id = '${traceId}' where sequence = 1`);
    expect(await verify()).toEqual({ intact: false, brokenAt: 1 });
  });

  it.each([
    ['a removed last row', 'delete from audit where sequence = 4', 4],
    ['removal of every row', 'delete from audit', 1],
    ['a changed head', 'update audit_head set sequence = 3', 5],
    ['a removed head', 'delete from audit_head', 5],
  ])('finds %s', async (_what, statement, brokenAt) => {
    await database.pool.query(statement);
    expect(await verify()).toEqual({ intact: false, brokenAt });
  });
});
