import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoPassword } from '#database/demo/people.ts';
import { auditOf } from '#testing/audit-of.ts';
import { openProfile, type ProfilePortal } from '#testing/profile.ts';

let profile: ProfilePortal;
beforeAll(async () => {
  profile = await openProfile();
});
beforeEach(() => profile.startOver());
afterAll(() => profile.close());

describe('erasing', () => {
  it('after two weeks deletes everything about the user except what the law requires', async () => {
    const elena = await (await profile.portal.browser().signIn('elena')).stepUp();
    await elena.call('PUT', '/user-profile/profiles', {
      body: { first_name: 'Зорница', last_name: 'Бистришка', contact_phone: '359888777666', language: 'bg' },
    });
    await elena.call('POST', '/mobile-integration/notifications/subscribe', { body: { notification_type_id: 2 } });
    await elena.call('POST', '/user-profile/accounts/email/change', {
      body: { new_email: 'zornitsa@demo.abonat.bg', password: demoPassword },
    });
    await profile.portal.platform.pool.query(`update address set address_comment = 'Виличка в Балкана'
      from account where account.account_id = address.account_id and email = 'elena@demo.abonat.bg'`);
    // Sign-in ignores the case of a username.
    await profile.portal.platform.pool.query(
      `update account set username = 'Elena@demo.abonat.bg' where email = 'elena@demo.abonat.bg'`,
    );
    await writeNote('elena@demo.abonat.bg', 'Пита за сметката от май');
    await elena.call('POST', '/payments/saved-cards');
    await elena.call('POST', '/user-profile/accounts/export');
    await profile.portal.runDueJobs();
    const words = [
      'Зорница',
      'Бистришка',
      '359888777666',
      'elena@demo',
      'zornitsa@demo',
      '•••• 7310',
      'Виличка в Балкана',
      'Пита за сметката от май',
    ];
    const before = await findEverywhere(words);
    expect(new Set(before.map((each) => each.split(': ')[1])), 'each word stands somewhere').toEqual(new Set(words));
    await elena.call('DELETE', '/user-profile/accounts');
    // The job of her undecided payment was truncated; the bank decides after a day.
    await profile.portal.platform.pool.query(`insert into scheduled_job (job_id, name, payload, run_at)
      values (gen_random_uuid(), 'advance-stale-bill-payments', '{}', now() + interval '1 day')`);
    for (const days of [2, 13]) {
      await profile.portal.pass(days * 86_400);
      await profile.portal.runDueJobs();
    }
    expect(await findEverywhere(words)).toEqual([]);
    const account = await accountOf('erased-');
    // An empty row stays, because contracts and the audit log, kept by law, refer to its id.
    expect(await tablesNaming(account)).toEqual(['account', 'account_pid', 'audit']);
    expect(await auditOf(profile.portal, 'profile.erase')).toEqual([{ subject: String(account), facts: {} }]);
  });

  it('keeps the notes of support about a customer who has another account', async () => {
    const { pool } = profile.portal.platform;
    await writeNote('georgi@demo.abonat.bg', 'Пита за втория профил');
    await pool.query(`insert into account_pid (account_id, customer_id) select maria.account_id, own.customer_id
      from account maria, account_pid own join account using (account_id)
      where maria.email = 'maria@demo.abonat.bg' and account.email = 'georgi@demo.abonat.bg'`);
    const georgi = await (await profile.portal.browser().signIn('georgi')).stepUp();
    await georgi.call('DELETE', '/user-profile/accounts');
    await profile.portal.pass(15 * 86_400);
    await profile.portal.runDueJobs();
    expect(await findEverywhere(['georgi@demo', 'Пита за втория профил'])).toEqual([
      'public.support_note: Пита за втория профил',
    ]);
  });

  it('happens only after the money under way has arrived', async () => {
    const { pool } = profile.portal.platform;
    const plamen = await (await profile.portal.browser().signIn('plamen')).stepUp();
    await pool.query(`insert into top_up (customer_id, service_id, top_up_id, account_id, way, amount_cents, state, created_at)
      select customer_id, service_id, gen_random_uuid(), account_id, 'refund', 500, 'crediting', now()
      from account join account_service using (account_id) where email = 'plamen@demo.abonat.bg' limit 1`);
    await plamen.call('DELETE', '/user-profile/accounts');
    const topUps = async (state: string) =>
      (await pool.query(`select from top_up where way = 'refund' and state = $1`, [state])).rowCount;
    for (const days of [15, 1]) {
      await profile.portal.pass(days * 86_400);
      await profile.portal.runDueJobs();
      expect(await topUps('crediting')).toBe(1);
      expect(await findEverywhere(['plamen@demo'])).toContain('public.account: plamen@demo');
    }
    await pool.query(`update top_up set state = 'credited' where way = 'refund'`);
    await profile.portal.pass(86_400);
    await profile.portal.runDueJobs();
    expect(await topUps('credited')).toBe(0);
    expect(await findEverywhere(['plamen@demo'])).toEqual([]);
  });
});

async function writeNote(email: string, text: string): Promise<void> {
  await profile.portal.platform.pool.query(
    `with author as (insert into operator (name, roles, created_at) values ($1, '{support}', now()) returning operator_id)
      insert into support_note (customer_id, operator_id, text, created_at)
      select customer_id, operator_id, $2, now() from author, account_pid join account using (account_id)
      where email = $3`,
    [`author-${email.length}`, text, email],
  );
}

async function accountOf(beginning: string): Promise<number> {
  const { rows } = await profile.portal.platform.pool.query<{ account_id: number }>(
    `select account_id from account where username like $1`,
    [`${beginning}%`],
  );
  return rows[0]!.account_id;
}

/** All tables that still have a row of the account. */
async function tablesNaming(accountId: number): Promise<string[]> {
  const { pool } = profile.portal.platform;
  const { rows } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.columns
      join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and column_name = 'account_id' and table_type = 'BASE TABLE' order by 1`,
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const { rowCount } = await pool.query(`select 1 from ${name} where account_id = $1 limit 1`, [accountId]);
    if (rowCount) found.push(name);
  }
  return found;
}

/** All tables and columns that contain one of the words. */
async function findEverywhere(words: string[]): Promise<string[]> {
  const { pool } = profile.portal.platform;
  const { rows: tables } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    for (const word of words) {
      const { rowCount } = await pool.query(`select 1 from ${name} t where t::text like $1 limit 1`, [`%${word}%`]);
      if (rowCount) found.push(`${name}: ${word}`);
    }
  }
  return found;
}
