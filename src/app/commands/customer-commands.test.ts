import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyAuditLog } from '#platform/server/audit/verify-audit-log.ts';
import { openPortal, type TestPortal } from '#testing/portal.ts';
import { customerCommandIn } from './customer-commands.ts';

const maria = { pid: '8307099971', number: '359888100101' };
const georgi = { pid: '5602299925', number: '359888100201' };

let portal: TestPortal;
let folder: string;
beforeAll(async () => {
  portal = await openPortal();
  folder = await mkdtemp(join(tmpdir(), 'abonat-customer-'));
});
afterAll(async () => {
  await portal.close();
  await rm(folder, { recursive: true });
});

const run = (...words: string[]) => customerCommandIn(words)!(portal.platform);
const query = async (statement: string, values: unknown[] = []) =>
  (await portal.platform.pool.query<Record<string, unknown>>(statement, values)).rows;

describe('export-customer', () => {
  it('writes every table, the audit log with its hashes and the documents of one customer, and is audited', async () => {
    await (await portal.browser().signIn('georgi')).stepUp();
    await query(
      `insert into document_file (customer_id, document_id, form, bytes, sha256, created_at)
        select customer_id, document_id, 'original', '%PDF', sha256('%PDF'), now() from document join customer using (customer_id)
        where pid = $1 on conflict do nothing`,
      [maria.pid],
    );
    const file = join(folder, 'maria.zip');
    expect(await run('export-customer', maria.pid, file)).toContain(file);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const files = unzipSync(new Uint8Array(await readFile(file)));
    const contents = JSON.parse(strFromU8(files['contents.json']!)) as { tables: object; documents: string[] };
    expect(contents.tables).toMatchObject({ customer: 1, account: 1, service: 6 });
    expect(contents.documents.length).toBeGreaterThan(0);
    expect(Object.keys(files)).toEqual(expect.arrayContaining(['audit.json', 'message.json', ...contents.documents]));
    const everything = Object.values(files)
      .map((bytes) => strFromU8(bytes))
      .join('\n');
    expect(everything).toContain(maria.number);
    expect(everything).not.toMatch(new RegExp(`${georgi.number}|${georgi.pid}|argon2|gateway_reference`));
    expect(await query(`select facts from audit where action = 'customer.export'`)).toEqual([
      { facts: '{"by":"the command"}' },
    ]);
    await expect(run('export-customer', maria.pid, file)).rejects.toThrow('EEXIST');
  });

  it('contains payments that no card pays', async () => {
    const file = join(folder, 'payments.zip');
    await run('export-customer', maria.pid, file);
    const rows = strFromU8(unzipSync(new Uint8Array(await readFile(file)))['recurrent_payment.json']!);
    const [{ count } = { count: 0 }] = await query(
      `select count(*)::int from recurrent_payment join customer using (customer_id) where pid = $1`,
      [maria.pid],
    );
    expect((JSON.parse(rows) as object[]).length).toBe(count);
  });

  it('refuses an unknown pid and incomplete words', async () => {
    await expect(run('export-customer', '0000000000', join(folder, 'none.zip'))).rejects.toThrow('No customer');
    expect(() => customerCommandIn(['export-customer', maria.pid])).toThrow('Usage');
    expect(() => customerCommandIn(['erase'])).toThrow('Usage');
    expect(() => customerCommandIn(['erase', maria.pid, '--force'])).toThrow('--force');
    expect(customerCommandIn(['list'])).toBeNull();
  });
});

describe('erase', () => {
  it('refuses while an order is pending, and names it', async () => {
    await query(
      `insert into processing_request (customer_id, service_id, request_id, codes, started_at)
        select customer_id, $2, gen_random_uuid(), '{1}', now() from customer where pid = $1`,
      [maria.pid, maria.number],
    );
    await expect(run('erase', maria.pid, '--confirm')).rejects.toThrow(`order of extras: ${maria.number}`);
    await query('delete from processing_request');
    expect(await query('select from customer where pid = $1', [maria.pid])).toHaveLength(1);
  });

  it('without --confirm reports what it would delete, and changes nothing', async () => {
    const before = await rowCounts();
    const report = await run('erase', maria.pid);
    expect(report).toContain('Preview, nothing was erased');
    expect(report).toMatch(/^ {2}service: 6$/m);
    expect(await rowCounts()).toEqual(before);
  });

  it('only unlinks an account that also has the pid of another customer', async () => {
    const [elena, daniel] = ['9005129975', '9203149959'];
    await query(
      `insert into account_pid select account_id, other.customer_id
        from customer join account_pid using (customer_id), customer other where customer.pid = $1 and other.pid = $2`,
      [elena, daniel],
    );
    const report = await run('erase', daniel, '--confirm');
    expect(report).toMatch(/^ {2}accounts that keep another customer: 1$/m);
    const browser = await portal.browser().signIn('elena');
    expect((await browser.call('GET', '/user-profile/accounts')).status).toBe(200);
  });

  it('deletes everything except the evidence, states its retention, and keeps the hash chain intact', async () => {
    const browser = await (await portal.browser().signIn('maria')).stepUp();
    await browser.call('POST', '/user-profile/accounts/export');
    await portal.runDueJobs();
    const [{ id, signed } = { id: 0, signed: 0 }] = await query(
      `select customer_id as id, count(signed_at)::int as signed from customer join document using (customer_id)
        where pid = $1 group by 1`,
      [maria.pid],
    );
    const report = await run('erase', maria.pid, '--confirm');
    expect(report).toContain(`Customer ${String(id)} is erased.`);
    expect(report).toMatch(/Kept until 20\d\d-\d\d-\d\d \(EVIDENCE_YEARS\)/);
    expect(signed).toBeGreaterThan(0);
    expect(report).toContain(`\n  document: ${String(signed)} (evidence: signed documents)\n`);
    expect(report).toMatch(/^ {2}document: 2$/m);
    expect(report, 'the proof of the erasure has no end').not.toContain('customer_erasure');
    expect(report).not.toContain(maria.pid);

    expect((await browser.call('GET', '/user-profile/accounts')).status).toBe(401);
    expect(await tablesContaining([maria.pid, maria.number, 'Мария Иванова', 'Иванова', 'maria@demo'])).toEqual([]);
    expect((await verifyAuditLog(portal.platform.db, [])).broken).toEqual([]);
    expect(await query(`select action from audit where customer_id = $1 order by sequence desc limit 1`, [id])).toEqual(
      [{ action: 'customer.erase' }],
    );
    await expect(run('erase', `erased-${String(id)}`, '--confirm')).rejects.toThrow('already erased');
    await run('export-customer', `erased-${String(id)}`, join(folder, 'evidence.zip'));
    const signIn = portal.browser().signIn('maria');
    expect(
      await signIn.then(
        () => 'signed in',
        () => 'refused',
      ),
    ).toBe('refused');
    expect((await portal.browser().signIn('georgi')).tokens).not.toBeNull();
  });
});

/** Tables in which the erased customer may still be named. */
const evidence = new Set(
  ['audit', 'document', 'document_file', 'document_event', 'bill_line'].map((name) => `public.${name}`),
);

async function tables(): Promise<string[]> {
  const found = await query(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  );
  return found.map(({ name }) => String(name));
}

async function rowCounts(): Promise<Record<string, unknown>> {
  const counts: Record<string, unknown> = {};
  for (const name of await tables()) counts[name] = (await query(`select count(*) from ${name}`))[0];
  return counts;
}

async function tablesContaining(words: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const name of (await tables()).filter((each) => !evidence.has(each))) {
    for (const word of words) {
      if ((await query(`select from ${name} t where t::text like $1 limit 1`, [`%${word}%`])).length > 0) {
        found.push(`${name}: ${word}`);
      }
    }
  }
  return found;
}
