import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoPassword } from '#database/demo/people.ts';
import { openPortal, type Browser, type TestPortal } from '#testing/portal.ts';

let portal: TestPortal;
let maria: Browser;
let firstHash: string;
beforeAll(async () => {
  portal = await openPortal();
  firstHash = (await portal.platform.db.selectFrom('account').select('password_hash').executeTakeFirstOrThrow())
    .password_hash;
});
afterAll(() => portal.close());
beforeEach(async () => {
  const { pool } = portal.platform;
  await pool.query('truncate outbox, rate_limit, single_use_link, email_change, scheduled_job, sign_in_failure');
  await pool.query(`update account set password_hash = $1, deactivated_at = null, language = 'bg'`, [firstHash]);
  maria = await portal.browser().signIn('maria');
});

const mails = () => portal.platform.db.selectFrom('outbox').selectAll().orderBy('message_id').execute();
/** What a reader of the address sees, the newest first. */
const inbox = async (to: string) =>
  (await portal.browser().call('GET', '/dev/inbox', { query: { to } })).body as { text: string; code: string | null }[];
const newestCode = async (to: string) => (await inbox(to)).find(({ code }) => code !== null)?.code ?? '';
const account = async (who = maria) => (await who.call('GET', '/user-profile/accounts')).body;
const canSignIn = (name: string, password: string) =>
  portal
    .browser()
    .signIn(name, password)
    .then(
      () => true,
      () => false,
    );
const audited = async (action: string) =>
  (await portal.platform.db.selectFrom('audit').select('action').where('action', '=', action).execute()).length > 0;

describe('personal data', () => {
  const change = (body: object, headers = {}) =>
    maria.call('PUT', '/user-profile/profiles', {
      body: { first_name: 'Мария', last_name: 'Иванова', contact_phone: null, language: 'bg', ...body },
      headers,
    });

  it('is read with the username and changed [PR-005, PR-046, PR-082, PR-106]', async () => {
    expect(await account()).toMatchObject({ username: 'maria@demo.abonat.bg', email: 'maria@demo.abonat.bg' });
    expect((await change({ last_name: 'Петрова-Иванова', contact_phone: '359888100101' })).status).toBe(204);
    expect(await account()).toMatchObject({ last_name: 'Петрова-Иванова', contact_phone: '359888100101' });
    expect(await audited('profile.change')).toBe(true);
    await change({});
  });

  it('says in which language messages are written from then on', async () => {
    await change({ language: 'en' });
    await maria.call('PUT', '/user-profile/accounts/password', {
      body: { old_password: demoPassword, new_password: 'Lastovica!7' },
    });
    expect((await mails()).at(-1)).toMatchObject({ subject: 'Your password has been changed' });
  });

  it.each([
    { first_name: '<b>М</b>' },
    { first_name: 'М' },
    { contact_phone: '123' },
    { language: 'de' },
    { username: 'x' },
  ])('is refused as %j', async (body) => expect((await change(body)).status).toBe(400));
});

describe('another e-mail', () => {
  const fresh = 'maria.nova@demo.abonat.bg';
  const ask = (new_email = fresh, password = demoPassword) =>
    maria.call('POST', '/user-profile/accounts/email/change', { body: { new_email, password } });
  const confirm = (code: string, email = fresh) =>
    portal.browser().call('PUT', '/user-profile/accounts/email/confirmation', { body: { email, code } });
  const code = () => newestCode(fresh);
  const renameBack = async () => {
    const { db } = portal.platform;
    const back = { username: 'maria@demo.abonat.bg', email: 'maria@demo.abonat.bg' };
    await db.updateTable('account').set(back).where('email', '=', fresh).execute();
    await db.updateTable('account_username').set({ username: back.username }).where('username', '=', fresh).execute();
  };

  it('is in force once its code comes back, once, and the old address is told twice [PR-006, PR-107, PR-108]', async () => {
    expect((await ask()).status).toBe(202);
    expect(await account()).toMatchObject({ email: 'maria@demo.abonat.bg', pending_email: fresh });
    const sent = await mails();
    expect(sent.map(({ recipient }) => recipient)).toEqual([fresh, 'maria@demo.abonat.bg']);
    expect((await inbox(fresh))[0]?.text).toContain('/my-a1/my-profile/confirm-email?code=');
    expect(JSON.stringify(sent)).not.toContain('confirm-email?code=');
    const given = await code();
    expect((await confirm(given.toLowerCase().replace('-', ' '))).status).toBe(204);
    expect(await account()).toMatchObject({ email: fresh, username: fresh, pending_email: null });
    expect((await mails()).at(-1)).toMatchObject({ recipient: 'maria@demo.abonat.bg', subject: 'Имейлът ти е сменен' });
    expect(await canSignIn(fresh, demoPassword)).toBe(true);
    expect(await canSignIn('maria@demo.abonat.bg', demoPassword)).toBe(false);
    expect((await confirm(given)).status).toBe(400);
    expect(await audited('email.change')).toBe(true);
    await renameBack();
  });

  it.each([
    ['of somebody else', 'georgi@demo.abonat.bg'],
    ['of somebody else in capitals', 'GEORGI@demo.abonat.bg'],
    ['that is the present one', 'maria@demo.abonat.bg'],
  ])('%s is refused, and nobody is written to', async (_what, email) => {
    expect(await ask(email)).toMatchObject({ status: 409, body: { ErrorCode: 'EC_Email_Already_Used' } });
    expect(await mails()).toEqual([]);
  });

  it('needs the password, and guessing it is limited', async () => {
    for (let i = 0; i < 10; i++) {
      expect(await ask(fresh, 'wrong')).toMatchObject({ status: 400, body: { ErrorCode: 'EC_Wrong_Password' } });
    }
    expect(await ask(fresh, demoPassword)).toMatchObject({ status: 429 });
  });

  it('is not confirmed by a wrong code, one that is too old, or one of an address asked for before', async () => {
    await ask();
    const given = await code();
    expect(await confirm('AAAAA-AAAAA')).toMatchObject({ body: { ErrorCode: 'EC_Wrong_Verification_Code' } });
    expect(await confirm(given, 'other@demo.abonat.bg')).toMatchObject({
      body: { ErrorCode: 'EC_Wrong_Verification_Code' },
    });
    await ask('maria.druga@demo.abonat.bg');
    expect((await confirm(given)).status).toBe(400);
    await ask();
    await portal.pass(24 * 3600);
    expect(await confirm(await newestCode(fresh))).toMatchObject({
      body: { ErrorCode: 'EC_Expired_Verification_Code' },
    });
  });

  it('is written to five times a day at most, whoever asks and however it is spelt', async () => {
    const others = [await portal.browser().signIn('georgi'), await portal.browser().signIn('elena')];
    const answers: number[] = [];
    for (const who of [maria, ...others]) {
      for (const new_email of [fresh, fresh.toUpperCase()]) {
        const body = { new_email, password: demoPassword };
        answers.push((await who.call('POST', '/user-profile/accounts/email/change', { body })).status);
      }
    }
    expect(answers).toEqual([202, 202, 202, 202, 202, 429]);
  });

  it('is not guessed: after ten codes nobody tries on', async () => {
    await ask();
    for (let i = 0; i < 10; i++) await confirm('AAAAA-AAAAA');
    expect((await confirm(await code())).status).toBe(429);
  });

  it('confirmed many times at once by the same code changes once, and is told once', async () => {
    await ask();
    const given = await code();
    const told = async () => (await mails()).filter(({ subject }) => subject === 'Имейлът ти е сменен').length;
    const answers = await Promise.all(Array.from({ length: 8 }, () => confirm(given)));
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(7);
    expect(await told()).toBe(1);
    await renameBack();
  });

  it('of two who ask for the same goes to the first who confirms', async () => {
    const georgi = await portal.browser().signIn('georgi');
    await ask();
    await georgi.call('POST', '/user-profile/accounts/email/change', {
      body: { new_email: fresh, password: demoPassword },
    });
    const codes = (await inbox(fresh)).map((mail) => mail.code ?? '');
    const answers = await Promise.all(codes.map((one) => confirm(one)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409]);
    const { db } = portal.platform;
    for (const name of ['maria', 'georgi']) {
      const email = `${name}@demo.abonat.bg`;
      const first = { Мария: 'maria', Георги: 'georgi' };
      for (const [first_name, person] of Object.entries(first)) {
        if (person !== name) continue;
        await db.updateTable('account').set({ email, username: email }).where('first_name', '=', first_name).execute();
      }
    }
    await db.updateTable('account_username').set({ username: 'moved' }).where('username', '=', fresh).execute();
    await portal.platform.pool.query(
      `update account_username set username = account.username from account
        where account.account_id = account_username.account_id and account_username.username = 'moved'`,
    );
  });
});

describe('another password', () => {
  const change = (new_password: string, old_password = demoPassword, headers = {}) =>
    maria.call('PUT', '/user-profile/accounts/password', { body: { old_password, new_password }, headers });

  it('ends all other sessions, tells its owner and lets in from then on [PR-007, PR-110]', async () => {
    const elsewhere = await portal.browser().signIn('maria');
    expect((await change('Lastovica!7')).status).toBe(204);
    expect((await elsewhere.call('GET', '/home/overview')).status).toBe(401);
    expect((await maria.call('GET', '/home/overview')).status).toBe(200);
    expect((await mails()).at(-1)).toMatchObject({ subject: 'Паролата ти е сменена' });
    expect(await canSignIn('maria', 'Lastovica!7')).toBe(true);
    expect(await canSignIn('maria', demoPassword)).toBe(false);
    expect(await account()).toMatchObject({ password_changed_at: expect.any(String) as string });
    expect(await audited('password.change')).toBe(true);
  });

  it.each([
    ['Lastovica!', 'without a digit [PR-074]'],
    ['1234!6789', 'without a Latin letter [PR-075]'],
    ['Lastovicaл!7', 'with a Cyrillic letter [PR-076]'],
    ['lastovica!7', 'without a capital [PR-077]'],
    ['Lastovica7', 'without a special character [PR-078]'],
    ['Ptica!55555', 'with five digits alike [PR-079]'],
    ['Ptica!12345', 'with five digits that rise [PR-080]'],
    ['Ptica!98765', 'with five digits that fall [PR-081]'],
    ['Aa!4567', 'too short'],
  ])('%s is refused: %s', async (password) => {
    expect(await change(password)).toMatchObject({
      status: 400,
      body: { ErrorCode: 'EC_Invalid_Request', Properties: { Field: 'body/new_password' } },
    });
    expect(await canSignIn('maria', demoPassword)).toBe(true);
  });

  it('is refused with a wrong old one, the same one, and one that everybody tries first', async () => {
    expect(await change('Lastovica!7', 'wrong')).toMatchObject({ body: { ErrorCode: 'EC_Wrong_Password' } });
    expect(await change(demoPassword)).toMatchObject({ body: { ErrorCode: 'EC_Same_Password' } });
  });

  it('is changed once by many at the same time', async () => {
    const answers = await Promise.all(['Lastovica!7', 'Lastovica!8', 'Lastovica!9'].map((one) => change(one)));
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
  });
});

describe('leaving', () => {
  const leave = (who = maria) => who.call('DELETE', '/user-profile/accounts');
  const token = async () =>
    decodeURIComponent(/token=(\S+)/.exec((await inbox('maria@demo.abonat.bg'))[0]?.text ?? '')?.[1] ?? '');
  const restore = (given: string) =>
    portal.browser().call('PUT', '/user-profile/accounts/restoration', { body: { token: given } });

  it('closes the profile at once everywhere [PR-008, PR-109, PR-111]', async () => {
    const elsewhere = await portal.browser().signIn('maria');
    expect((await leave()).status).toBe(204);
    for (const who of [maria, elsewhere]) expect((await who.call('GET', '/home/overview')).status).toBe(401);
    expect(await canSignIn('maria', demoPassword)).toBe(false);
    expect(await mails()).toMatchObject([{ subject: 'Профилът ти е закрит' }]);
    expect(await audited('profile.close')).toBe(true);
  });

  it('is undone by the link of the mail, once, and nothing is erased later', async () => {
    await leave();
    const given = await token();
    expect((await restore(`${given}x`)).status).toBe(400);
    expect((await restore(given)).status).toBe(204);
    expect((await restore(given)).status).toBe(400);
    await portal.pass(14 * 86_400);
    await portal.runDueJobs();
    expect(await canSignIn('maria', demoPassword)).toBe(true);
  });
});

describe('erasing', () => {
  it('after two weeks leaves nothing of the person but what the law keeps', async () => {
    const elena = await portal.browser().signIn('elena');
    await elena.call('PUT', '/user-profile/profiles', {
      body: { first_name: 'Зорница', last_name: 'Бистришка', contact_phone: '359888777666', language: 'bg' },
    });
    await elena.call('POST', '/mobile-integration/notifications/subscribe', { body: { notification_type_id: 2 } });
    await elena.call('POST', '/user-profile/accounts/email/change', {
      body: { new_email: 'zornitsa@demo.abonat.bg', password: demoPassword },
    });
    await portal.platform.pool.query(`update address set address_comment = 'Виличка в Балкана'
      from account where account.account_id = address.account_id and email = 'elena@demo.abonat.bg'`);
    await elena.call('POST', '/payments/saved-cards');
    await elena.call('POST', '/user-profile/accounts/export');
    await portal.runDueJobs();
    const words = [
      'Зорница',
      'Бистришка',
      '359888777666',
      'elena@demo',
      'zornitsa@demo',
      '•••• 7310',
      'Виличка в Балкана',
    ];
    const before = await findEverywhere(words);
    expect(new Set(before.map((each) => each.split(': ')[1])), 'each word stands somewhere').toEqual(new Set(words));
    await elena.call('DELETE', '/user-profile/accounts');
    await portal.pass(14 * 86_400);
    await portal.runDueJobs();
    expect(await findEverywhere(words)).toEqual([]);
    const account = await accountOf('erased-');
    // An empty row, by whose id the contracts and the evidence that the law keeps are still told apart.
    expect(await tablesNaming(account)).toEqual(['account', 'account_pid', 'audit']);
  });
});

async function accountOf(beginning: string): Promise<number> {
  const { rows } = await portal.platform.pool.query<{ account_id: number }>(
    `select account_id from account where username like $1`,
    [`${beginning}%`],
  );
  return rows[0]!.account_id;
}

/** Every table that still has a row of the account. */
async function tablesNaming(accountId: number): Promise<string[]> {
  const { pool } = portal.platform;
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

/** Every table and column of the schema in which one of the words stands. */
async function findEverywhere(words: string[]): Promise<string[]> {
  const { pool } = portal.platform;
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
