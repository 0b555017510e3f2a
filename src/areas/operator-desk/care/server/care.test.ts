import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { recordAudit } from '#platform/server/audit/record-audit.ts';
import { inTransaction } from '#platform/server/database/database.ts';
import { enqueueMessage, enqueueSecretMessage } from '#platform/server/outbox/enqueue-message.ts';
import { openDesk, type DeskUser } from '#testing/desk.ts';
import { openPortal, type TestPortal } from '#testing/portal.ts';

let portal: TestPortal;
let support: DeskUser;
let customer: number;
beforeAll(async () => {
  portal = await openPortal();
  support = await openDesk(portal, 'support');
  [{ customer }] = (await find('8307099971')) as [{ customer: number }];
});
afterAll(() => portal.close());
beforeEach(() => portal.platform.pool.query('delete from outbox'));

const call = (method: string, path: string, body?: object) =>
  support.browser.call(method, `/operator${path}`, body && { body });
const find = async (search: string) => (await call('POST', '/customers/find', { search })).body as object[];
type Page = {
  name: string;
  accounts: { account: number; sessions: number }[];
  services: { service: string; extras: object[] }[];
  waiting: { service: string; kind: string; name: string | null }[];
  locks: { guarded: string; failures: number }[];
  changes: { action: string; hash: string; trace_id: string | null }[];
  messages: { message: number; recipient: string; text: string | null; state: string; can_retry: boolean }[];
};
const page = async () => (await call('GET', `/customers/${customer}`)).body as Page;
const lastAction = async () => {
  const { rows } = await portal.platform.pool.query(
    `select action, subject, facts::jsonb as facts from audit where customer_id = 0 order by sequence desc limit 1`,
  );
  return rows[0] as { action: string; subject: string; facts: object };
};

describe('a customer', () => {
  it.each([
    ['pid', '8307099971'],
    ['number as shown', '0888 100 101'],
    ['number as sent', '359888100101'],
    ['contract', 'M1000101'],
    ['e-mail', 'Maria@demo.abonat.bg'],
  ])('is found by the %s, with only the end of the pid', async (_by, search) => {
    const found = await find(search);
    expect(found).toMatchObject([{ customer, pid_end: '971' }]);
    expect(JSON.stringify(found)).not.toContain('8307099971');
    expect(await lastAction()).toMatchObject({
      action: 'customer.find',
      facts: { by: support.name, customers: [customer] },
    });
  });

  it('is not found by partial input', async () => {
    for (const search of ['830709', '0888', 'maria', '%%%', "' or true --"]) expect(await find(search)).toEqual([]);
  });

  it('has a page with active services, pending entries and all changes with their audit entries', async () => {
    const { name, services, changes } = await page();
    expect(name).toBe('Мария Иванова');
    expect(services.find(({ service }) => service === '359888100101')?.extras.length).toBeGreaterThan(0);
    expect(changes.every(({ hash }) => /^[0-9a-f]{64}$/.test(hash))).toBe(true);
    expect(await lastAction()).toMatchObject({ action: 'customer.open', subject: `customer ${customer}` });
  });

  it('has no data of others on the page', async () => {
    await inTransaction(portal.platform.db, async (tx) => {
      for (const recipient of ['359888100302', '359888100101']) {
        await enqueueMessage(tx, {
          channel: 'sms',
          kind: 'requested',
          recipient,
          body: 'Здравей',
          createdAt: new Date(),
        });
      }
    });
    const [elena] = (await find('359888100302')) as [{ customer: number }];
    const hers = (await call('GET', `/customers/${elena.customer}`)).body as Page;
    const inProgress = hers.waiting.filter(({ kind }) => kind === 'in-progress');
    expect(inProgress.length).toBeGreaterThan(0);
    expect(inProgress.filter(({ name }) => !/\p{L}/u.test(name ?? ''))).toEqual([]);
    for (const shown of [await page(), hers]) {
      const numbers = new Set(shown.services.map(({ service }) => service));
      const waiting = shown.waiting.map(({ service }) => service);
      const told = shown.messages.map(({ recipient }) => recipient);
      expect([...waiting, ...told].filter((number) => !numbers.has(number))).toEqual([]);
      expect(told.length).toBeGreaterThan(0);
    }
    expect(hers.accounts.map(({ account }) => account)).not.toContain((await page()).accounts[0]!.account);
    await portal.platform.pool.query('delete from outbox');
  });

  it('is found by the trace id of an error, with only the changes of that request', async () => {
    const maria = await portal.browser().signIn('maria');
    const changed = await maria.call('PUT', '/customers/services/359888100101/label', { body: { label: 'Моят' } });
    const trace = String(changed.headers['trace-id']);
    expect(await find(trace.toUpperCase())).toMatchObject([{ customer }]);
    const { changes } = (await support.browser.call('GET', `/operator/customers/${customer}`, { query: { trace } }))
      .body as Page;
    expect(changes.map(({ trace_id }) => trace_id)).toEqual([trace]);
    expect((await page()).changes[0]).toMatchObject({ trace_id: trace });
    expect(await find('0b7f4c7e-5d0a-4c1f-9a54-6f2c8f0a0009')).toEqual([]);
  });

  it('can be opened concurrently, and each audit entry has its own trace id', async () => {
    const looks = await Promise.all(Array.from({ length: 20 }, () => call('GET', `/customers/${customer}`)));
    const { rows } = await portal.platform.pool.query(
      `select trace_id from audit where customer_id = 0 order by sequence desc limit 20`,
    );
    const named = (rows as { trace_id: string }[]).map(({ trace_id }) => trace_id);
    expect(named.toSorted()).toEqual(looks.map(({ headers }) => String(headers['trace-id'])).toSorted());
  });

  it('that does not exist is not found', async () => {
    for (const path of ['', '/pid']) {
      expect((await call(path ? 'POST' : 'GET', `/customers/999999${path}`)).status).toBe(404);
    }
  });

  it('shows the whole pid on request, and the request is audited', async () => {
    expect(JSON.stringify(await page())).not.toContain('8307099971');
    expect((await call('POST', `/customers/${customer}/pid`)).body).toEqual({ pid: '8307099971' });
    expect(await lastAction()).toMatchObject({ action: 'customer.pid', facts: { by: support.name } });
  });

  it('is shown with masked pids in audit entries, messages and failures', async () => {
    const { db } = portal.platform;
    const pid = '8307099971';
    await inTransaction(db, async (tx) => {
      const change = { customerId: customer, accountId: null, happenedAt: new Date() };
      await recordAudit(tx, {
        ...change,
        action: 'security-code.change',
        subject: pid,
        facts: { reference: `of ${pid}` },
      });
      const message = { channel: 'sms', kind: 'requested', recipient: '359888100101', createdAt: new Date() } as const;
      await enqueueMessage(tx, { ...message, subject: `За ${pid}`, body: `Кодът на ${pid} е сменен` });
    });
    await portal.platform.pool.query(`update outbox set attempts = 1, last_error = 'unknown id ${pid}'`);
    const shown = await page();
    const failures = (await call('GET', '/failures')).body as Page;
    expect(shown.changes[0]).toMatchObject({ subject: '…971', facts: '{"reference":"of …971"}' });
    for (const { messages } of [shown, failures]) {
      expect(messages).toMatchObject([
        { subject: 'За …971', text: 'Кодът на …971 е сменен', last_error: 'unknown id …971' },
      ]);
    }
    expect(JSON.stringify([shown, failures])).not.toContain(pid);
  });

  it('is signed out everywhere, only on their own accounts', async () => {
    const maria = await portal.browser().signIn('maria');
    const georgi = await portal.browser().signIn('georgi');
    const { account } = (await page()).accounts[0]!;
    const { rows } = await portal.platform.pool.query(`select account_id from account where username like 'georgi@%'`);
    const foreign = (rows[0] as { account_id: number }).account_id;
    expect((await call('POST', `/customers/${customer}/sign-out`, { account: foreign })).status).toBe(404);
    expect((await call('POST', `/customers/${customer}/sign-out`, { account })).status).toBe(204);
    expect((await maria.call('GET', '/home/overview')).status).toBe(401);
    expect((await georgi.call('GET', '/home/overview')).status).toBe(200);
    expect(await lastAction()).toMatchObject({ action: 'sessions.end', facts: { account } });
  });

  it('is signed out everywhere: the code of a sign-in in progress is revoked', async () => {
    const stranger = portal.browser();
    const passed = await stranger.passPassword('maria');
    const { account } = (await page()).accounts[0]!;
    await call('POST', `/customers/${customer}/sign-out`, { account });
    const completed = await stranger.call('POST', '/account/auth/complete-new', { body: passed });
    expect(completed).toMatchObject({ status: 409, body: { ErrorCode: 'EC_Sign_In_Expired' } });
  });

  it('gets a lock of codes removed, without effect on others', async () => {
    await portal.platform.pool.query(
      `insert into code_failure (guarded, failures, last_try_at, locked_until) values
        ('number:359888100101', 100, now(), 'infinity'), ('number:359888100201', 100, now(), 'infinity')`,
    );
    expect((await page()).locks).toMatchObject([{ guarded: 'number:359888100101', failures: 100 }]);
    const lift = (guarded: string) => call('POST', `/customers/${customer}/unlock`, { guarded });
    expect((await lift('number:359888100201')).status).toBe(404);
    expect((await lift('number:359888100101')).status).toBe(204);
    expect(await lastAction()).toMatchObject({
      action: 'codes.unlock',
      subject: `customer ${customer}`,
      facts: { by: support.name, guarded: 'number:359888100101' },
    });
    expect((await lift('number:359888100101')).status).toBe(404);
    expect((await page()).locks).toEqual([]);
  });
});

it('a security code that strangers locked is listed and unlocked only for its customer', async () => {
  const [elena] = (await find('359888100302')) as [{ customer: number }];
  const { pool } = portal.platform;
  await pool.query(`update security_code set wrong_tries = 100 where customer_id = $1`, [elena.customer]);
  const guarded = `security-code:${elena.customer}`;
  const hers = async () => (await call('GET', `/customers/${elena.customer}`)).body as Page;
  expect((await hers()).locks).toMatchObject([{ guarded, failures: 100, until: null }]);
  expect((await call('POST', `/customers/${customer}/unlock`, { guarded })).status).toBe(404);
  expect((await call('POST', `/customers/${elena.customer}/unlock`, { guarded })).status).toBe(204);
  expect((await hers()).locks).toEqual([]);
  expect((await call('POST', `/customers/${elena.customer}/unlock`, { guarded })).status).toBe(404);
});

describe('a message', () => {
  const to = { channel: 'sms', kind: 'requested', recipient: '359888100101', createdAt: new Date() } as const;
  const write = (secret = false) =>
    inTransaction(portal.platform.db, (tx) =>
      secret
        ? enqueueSecretMessage(tx, { ...to, body: 'Код 123456', code: '123456' }, portal.platform.keys.storage)
        : enqueueMessage(tx, { ...to, body: 'Здравей' }),
    );
  const mark = (state: string) => portal.platform.pool.query(`update outbox set ${state}`);

  it('that failed is listed and can be resent from the start', async () => {
    await write();
    await mark(`attempts = 14, given_up_at = now(), last_error = 'away'`);
    const { messages } = (await call('GET', '/failures')).body as { messages: Page['messages'] };
    expect(messages).toMatchObject([{ state: 'failed', text: 'Здравей', can_retry: true, last_error: 'away' }]);
    expect(await lastAction()).toMatchObject({ action: 'failures.open', subject: '1 messages, 0 jobs' });
    expect((await call('POST', `/messages/${messages[0]!.message}/retry`)).status).toBe(204);
    expect(await lastAction()).toMatchObject({ action: 'message.retry', facts: { from: 'failed', to: 'waits' } });
    expect((await page()).messages).toMatchObject([{ state: 'waits', attempts: 0 }]);
  });

  it('that waits for its next attempt is sent at once, unless a worker is sending it', async () => {
    await write();
    const retry = async () => call('POST', `/messages/${(await page()).messages[0]!.message}/retry`);
    await mark(`attempts = 3, next_attempt_at = now() + interval '1 hour', lease_until = now() + interval '1 minute'`);
    expect(await retry()).toMatchObject({ status: 409, body: { ErrorCode: 'EC_Message_Being_Sent' } });
    await mark(`lease_until = null`);
    expect((await retry()).status).toBe(204);
    const { rows } = await portal.platform.pool.query(
      'select attempts, next_attempt_at <= now() as is_due from outbox',
    );
    // A late worker recognises by the attempts that it lost its lease.
    expect(rows).toEqual([{ attempts: 3, is_due: true }]);
  });

  it('that was sent is resent as a copy', async () => {
    await write();
    await mark(`attempts = 1, sent_at = now(), useful_until = '2030-01-01T00:00:00Z'`);
    const { message } = (await page()).messages[0]!;
    expect((await call('POST', `/messages/${message}/retry`)).status).toBe(204);
    expect((await page()).messages.map(({ state }) => state)).toEqual(['waits', 'sent']);
    // The copy expires at the same time.
    const { rows } = await portal.platform.pool.query('select distinct useful_until from outbox');
    expect(rows).toEqual([{ useful_until: new Date('2030-01-01T00:00:00Z') }]);
  });

  it('that was sent shows whether it was delivered, by all of its receipts', async () => {
    await write();
    await mark(`attempts = 1, sent_at = now()`);
    const { message } = (await page()).messages[0]!;
    const receive = (id: string, state: string) =>
      portal.platform.pool.query(
        `insert into sms_part values ($1, $2, 2, $3, nullif('012', $4), '2026-11-15T10:00:00Z', now())`,
        [id, message, state, state === 'delivered' ? '012' : ''],
      );
    expect((await page()).messages).toMatchObject([{ state: 'sent', delivery: null }]);
    await receive('1', 'delivered');
    expect((await page()).messages).toMatchObject([{ state: 'sent', delivery: null }]);
    await receive('2', 'expired');
    expect((await page()).messages).toMatchObject([
      { state: 'sent', delivery: { state: 'expired', at: '2026-11-15T10:00:00.000Z', error: '012' } },
    ]);
  });

  it('with a code is shown without its text, and never sent again', async () => {
    await write(true);
    await mark('attempts = 14, given_up_at = now()');
    const { messages } = await page();
    expect(messages).toMatchObject([{ text: null, can_retry: false }]);
    expect(JSON.stringify(await page())).not.toContain('123456');
    expect((await call('POST', `/messages/${messages[0]!.message}/retry`)).status).toBe(404);
  });
});

it('a failed job can be repeated', async () => {
  const { pool } = portal.platform;
  expect((await call('GET', '/failures')).body).toMatchObject({ jobs: [] });
  // In the format of the queue.
  await pool.query(`create schema pgboss create table job
    (id uuid, name text, data jsonb, state text, created_on timestamptz, retry_count integer, output jsonb)`);
  const id = '0b7f4c7e-5d0a-4c1f-9a54-6f2c8f0a0001';
  await pool.query(`insert into pgboss.job values ($1, 'make-export', $2, 'failed', now(), 8)`, [
    id,
    { a: 1, trace_id: id, traceparent: '00-1-2-01' },
  ]);
  expect((await call('GET', '/failures')).body).toMatchObject({
    jobs: [{ job: id, name: 'make-export', tries: 8, trace_id: id }],
  });
  const jobs = async () => ((await page()) as unknown as { jobs: { job: string }[] }).jobs.map(({ job }) => job);
  expect(await jobs()).toEqual([]);
  await pool.query(`update pgboss.job set data = data || jsonb_build_object('customerId', $1::int)`, [customer]);
  expect(await jobs()).toEqual([id]);
  await pool.query(`update pgboss.job set data = data - 'customerId'`);
  // A request of another customer, then one of their own.
  const georgi = await portal.browser().signIn('georgi');
  const maria = await portal.browser().signIn('maria');
  for (const [who, number, expected] of [
    [georgi, '359888100201', []],
    [maria, '359888100101', [id]],
  ] as const) {
    const named = await who.call('PUT', `/customers/services/${number}/label`, { body: { label: 'Моят' } });
    const trace = String(named.headers['trace-id']);
    await pool.query(`update pgboss.job set data = data || jsonb_build_object('trace_id', $1::text)`, [trace]);
    expect(await jobs()).toEqual(expected);
  }
  await pool.query(`update pgboss.job set data = data || jsonb_build_object('trace_id', $1::text)`, [id]);
  await pool.query(`update pgboss.job set state = 'active'`);
  expect((await call('POST', `/jobs/${id}/retry`)).status).toBe(404);
  expect((await call('GET', '/failures')).body).toMatchObject({ jobs: [] });
  await pool.query(`update pgboss.job set state = 'failed'`);
  const answers = await Promise.all([1, 2, 3].map(() => call('POST', `/jobs/${id}/retry`)));
  expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['204', '404', '404']);
  expect(await lastAction()).toMatchObject({
    action: 'job.retry',
    subject: `job ${id}`,
    facts: { job: 'make-export', by: support.name },
  });
  const { rows } = await pool.query(
    `select name, payload, trace_id, traceparent from scheduled_job where name = 'make-export'`,
  );
  expect(rows).toEqual([{ name: 'make-export', payload: { a: 1 }, trace_id: id, traceparent: '00-1-2-01' }]);
  await pool.query('drop schema pgboss cascade');
});

it('an editor sees no customers', async () => {
  const { browser } = await openDesk(portal, 'editor');
  expect((await browser.call('GET', `/operator/customers/${customer}`)).status).toBe(403);
  expect((await browser.call('POST', '/operator/customers/find', { body: { search: '8307099971' } })).status).toBe(403);
});
