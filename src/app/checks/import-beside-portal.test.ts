import { createHash } from 'node:crypto';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '#platform/server/database/database.ts';
import { upsertRecords } from '#platform/server/import/upsert-records.ts';
import { untilStatementIsBlocked } from '#testing/blocked-statement.ts';
import { numbers, openExtras, type ExtrasPortal } from '#testing/extras.ts';
import { outcomeOf } from '#testing/outcome-of.ts';
import { load, ndjson } from '#testing/import-folders.ts';
import { importedResources } from '../server/imported-resources.ts';

let extras: ExtrasPortal;

beforeAll(async () => {
  extras = await openExtras();
});
afterAll(() => extras.close());

const take = (files: Record<string, string>) => load(extras.portal.connection, files);
async function rows<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
  return (await extras.portal.platform.pool.query<Row>(text, values)).rows;
}

/** A line with the current values of the row and one change. */
async function lineOf(kind: string, table: string, where: string, change: object): Promise<object> {
  const { record } = importedResources.find(({ name }) => name === kind)!;
  const [row] = await rows<{ row: Record<string, unknown> }>(
    `select to_jsonb(t) || jsonb_build_object('pid', pid) as row from ${table} t left join customer_pid p
      on p.customer_id::text = to_jsonb(t) ->> 'customer_id' where ${where}`,
  );
  const names = Object.keys(record.properties);
  return { ...Object.fromEntries(names.map((name) => [name, row!.row[name] ?? null])), ...change };
}

describe('an import while the portal runs', () => {
  it('is visible to the next read, e.g. the price of an extra and the slots of a tariff', async () => {
    expect((await extras.extra(numbers.withAll, '20106')).regular_price_currency[0]!.value).toBe(4.99);
    const told = await take({
      'extras.ndjson': ndjson(await lineOf('extras', 'extra', `code = '20106'`, { regular_price_cents: 555 })),
      'tariffs.ndjson': ndjson(await lineOf('tariffs', 'tariff', `tariff_id = 'prostor-25'`, { free_slots: 4 })),
    });
    expect(told).toMatchObject({ problems: [], counts: [{ changed: 1 }, { changed: 1 }] });
    expect((await extras.extra(numbers.withAll, '20106')).regular_price_currency[0]!.value).toBe(5.55);
    expect((await extras.eligibility(numbers.withAll)).swappable_slots.free_slots).toBe(4);
  });

  it('shows a new number of an existing account at home with the next read', async () => {
    const where = `t.service_id = '${numbers.withAll}'`;
    const lines = await Promise.all(
      ['359888190001', '359888190002'].map((service_id) => lineOf('services', 'service', where, { service_id })),
    );
    await take({ 'services.ndjson': ndjson(...lines) });
    const { body } = await extras.who.call('GET', '/home/overview');
    const shown = (body as { services: { service_id: string; owner: boolean }[] }).services;
    expect(shown.slice(-2)).toMatchObject([
      { service_id: '359888190001', owner: true },
      { service_id: '359888190002', owner: true },
    ]);
  });

  it('keeps the cached catalogue if nothing changed', async () => {
    const version = await rows('select version from catalogue_version');
    await take({ 'extras.ndjson': ndjson(await lineOf('extras', 'extra', `code = '20106'`, {})) });
    expect(await rows('select version from catalogue_version')).toEqual(version);
  });

  it('does not overwrite an extra in progress or a number with a pending network order', async () => {
    const extra = { service_id: numbers.busy, code: '20101', status: 'Inactive', period_state: 'Paid', price_cents: 1 };
    const where = `t.service_id = '${numbers.busy}'`;
    const before = await rows(`select * from service_extra t where ${where} order by code`);
    const told = await take({
      'service-extras.ndjson': ndjson(extra),
      'services.ndjson': ndjson(await lineOf('services', 'service', where, { tariff_id: 'prostor-25' })),
    });
    expect(told.waiting).toEqual(['services.ndjson:1', 'service-extras.ndjson:1']);
    expect(await rows(`select * from service_extra t where ${where} order by code`)).toEqual(before);
    expect(await rows(`select tariff_id from service t where ${where}`)).toEqual([{ tariff_id: 'start-8' }]);
  });

  it('does not overwrite a document that was read or a router with a pending change', async () => {
    const document = `document_id = 'M1000101-A2'`;
    await rows(
      `insert into document_event select customer_id, document_id, 'opened', now(), '' from document where ${document}`,
    );
    const router = `t.service_id = '100000100303'`;
    await rows(`insert into router_request (customer_id, service_id, request_id, account_id, change, state, requested_at)
      select customer_id, service_id, gen_random_uuid(), 1, '{}', 'queued', now() from router t where ${router}`);
    const told = await take({
      'documents.ndjson': ndjson(await lineOf('documents', 'document', document, { name_bg: 'Друго' })),
      'routers.ndjson': ndjson(await lineOf('routers', 'router', router, { model: 'Друг' })),
    });
    expect(told).toMatchObject({ problems: [], waiting: ['routers.ndjson:1', 'documents.ndjson:1'] });
  });

  const ownPdf = (length: number) => Buffer.from(`%PDF-1.7\nthe operator’s own\n${'x'.repeat(length)}\n%%EOF\n`);
  const documentWith = (pdf: Buffer) => ({
    pid: '8307099971',
    document_id: `OWN-${pdf.length}`,
    name_bg: 'Договор',
    name_en: 'Contract',
    type: 'Contract',
    status: 'ForSigning',
    service_id: numbers.withAll,
    created_at: '2026-01-01T10:00:00Z',
    pdf: pdf.toString('base64'),
  });

  it.each([10, 9_000_000])("stores the operator's PDF unchanged for reading, with %i characters", async (length) => {
    const pdf = ownPdf(length);
    const document = documentWith(pdf);
    expect(await take({ 'documents.ndjson': ndjson(document) })).toMatchObject({ problems: [], counts: [{ new: 1 }] });
    const [file] = await rows<{ bytes: Buffer; sha256: Buffer }>(
      `select bytes, sha256 from document_file where document_id = '${document.document_id}' and form = 'original'`,
    );
    expect(file!.bytes.equals(pdf)).toBe(true);
    expect(file!.sha256.equals(createHash('sha256').update(pdf).digest())).toBe(true);
    expect(await rows(`select kind from attention where subject = '${document.document_id}'`)).toEqual([
      { kind: 'document-to-sign' },
    ]);
    expect(await take({ 'documents.ndjson': ndjson(document) })).toMatchObject({ counts: [{ same: 1 }] });
  });

  it.each([
    [11_000_000, 'documents.ndjson:1 pdf: must not have more than 14000000 characters'],
    [51_000_000, 'documents.ndjson:1 : is longer than 15 MB'],
  ])('refuses a PDF of %i characters', async (length, problem) => {
    const told = await take({ 'documents.ndjson': ndjson(documentWith(ownPdf(length))) });
    expect(told.problems).toEqual([problem]);
  });

  it('continues a quota from its use', async () => {
    const quota = `t.voucher_code = '66385' and pid = '8307099971'`;
    await take({ 'vip-quotas.ndjson': ndjson(await lineOf('vip-quotas', 'vip_quota', quota, { quota_total: 3 })) });
    expect(
      await rows(
        `select quota_total, quota_left from vip_quota t join customer_pid using (customer_id) where ${quota}`,
      ),
    ).toEqual([{ quota_total: 3, quota_left: 2 }]);
  });

  it('ends the period of an imported extra on its day', async () => {
    const [{ today }] = (await rows(`select current_date::text as today`)) as [{ today: string }];
    const period = {
      status: 'Active',
      period_state: 'Free',
      price_cents: 0,
      activated_on: today,
      price_ends_on: today,
    };
    await take({ 'service-extras.ndjson': ndjson({ service_id: numbers.swapped, code: '20106', ...period }) });
    await extras.pass(2 * 86_400);
    expect(
      await rows(`select period_state, price_cents from service_extra where service_id = $1 and code = '20106'`, [
        numbers.swapped,
      ]),
    ).toEqual([{ period_state: 'Paid', price_cents: 555 }]);
  });
});

describe('an import of an extra that the portal is changing', () => {
  const where = `service_id = '${numbers.withAll}' and code = '20114'`;
  const begin = `update service_extra set status = 'InProgress' where ${where}`;
  const importPrice = async () =>
    take({
      'service-extras.ndjson': ndjson(
        await lineOf('service-extras', 'service_extra', `t.${where}`, { status: 'Active', price_cents: 1 }),
      ),
    });
  const inPortal = async <Result>(change: (portal: pg.PoolClient) => Promise<Result>) => {
    const client = await extras.portal.platform.pool.connect();
    await client.query('begin');
    const result = await change(client);
    await client.query('commit');
    client.release();
    return result;
  };
  const reset = () => rows(`update service_extra set status = 'Active', price_cents = 99 where ${where}`);

  beforeEach(reset);
  afterAll(reset);

  it('waits for the lock of the number and then skips the extra', async () => {
    const { importing } = await inPortal(async (client) => {
      await client.query(`select from service where service_id = $1 for update`, [numbers.withAll]);
      const started = importPrice();
      await untilStatementIsBlocked(extras.portal.platform.pool);
      await client.query(begin);
      return { importing: started };
    });
    expect((await importing).waiting).toEqual(['service-extras.ndjson:1']);
  });

  it('skips the extra even if the portal changed it before the check', async () => {
    const { importing } = await inPortal(async (client) => {
      await client.query(begin);
      const started = importPrice();
      await untilStatementIsBlocked(extras.portal.platform.pool);
      return { importing: started };
    });
    await importing;
    expect(await rows(`select status, price_cents from service_extra where ${where}`)).toEqual([
      { status: 'InProgress', price_cents: 99 },
    ]);
  });
});

it('extras activated during imports of the same numbers all remain', async () => {
  const company = await extras.portal.browser().signIn('stroy');
  const own = Array.from({ length: 40 }, (_, at) => String(359_888_100_601 + at));
  const free = own.filter((number) => !['359888100603', '359888100604'].includes(number));
  const answered = new AbortController();
  const loadOver = async (round: number): Promise<void> => {
    const inactive = { code: '20103', status: 'Inactive', period_state: 'Free', price_cents: round };
    await take({ 'service-extras.ndjson': ndjson(...free.map((service_id) => ({ service_id, ...inactive }))) });
    if (!answered.signal.aborted) await loadOver(round + 1);
  };
  const loading = loadOver(1);
  const answers: string[] = [];
  for (const msisdn of free) {
    const body = { msisdn, codes: ['20103'] };
    answers.push(outcomeOf(await company.call('POST', '/digital-extras-swap/extras/activate', { body })));
  }
  answered.abort();
  await loading;
  expect(answers).toEqual(free.map(() => '202'));
  const held = await rows<{ service_id: string }>(
    `select service_id from service_extra join processing_request using (customer_id, service_id)
      where code = '20103' and status = 'InProgress' and service_id = any ($1) order by 1`,
    [free],
  );
  expect(held.map(({ service_id }) => service_id)).toEqual(free);
});

describe('a single record', () => {
  const kind = (name: string) => importedResources.find((each) => each.name === name)!;
  const upsert = (name: string, ...records: object[]) =>
    inTransaction(extras.portal.platform.db, (tx) => upsertRecords(tx, kind(name), records, new Date()));

  it('is imported by the same rules', async () => {
    const customer = { pid: '8001019999', name: 'Нов', account_type: 'Private' };
    expect(await upsert('customers', customer)).toMatchObject({ new: 1, problems: [] });
    expect(await upsert('customers', customer)).toMatchObject({ same: 1 });
    expect(await upsert('customers', { ...customer, name: 'Друг' })).toMatchObject({ changed: 1 });
    const contract = { pid: '8001019999', contract_id: 'M77', signed_on: '2026-01-01' };
    expect(await upsert('contracts', contract, { ...contract, pid: 'x' }, contract, { pid: '1' })).toMatchObject({
      new: 1,
      problems: [
        { line: 3, field: 'pid, contract_id', message: 'is already in an earlier line' },
        { line: 4, field: 'contract_id', message: 'is missing' },
        { line: 4, field: 'signed_on', message: 'is missing' },
        { line: 2, field: 'pid', message: 'is not among the customers' },
      ],
    });
  });

  it('waits in the same cases as a file', async () => {
    expect(outcomeOf(await extras.activate(numbers.full, ['20120']))).toBe('202');
    const extra = { service_id: numbers.full, code: '20120', status: 'Inactive', period_state: 'Paid', price_cents: 1 };
    expect(await upsert('service-extras', extra)).toMatchObject({ waiting: 1, waitingLines: [1] });
  });
});
