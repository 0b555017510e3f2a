import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPortal, type Browser, type TestPortal } from '#testing/portal.ts';
import type { SecurityCodeEntry } from '../contract.ts';

let portal: TestPortal;
let maria: Browser;
let elena: Browser;
let georgi: Browser;
let pekarna: Browser;
beforeAll(async () => {
  portal = await openPortal();
  maria = await portal.browser().signIn('maria');
  elena = await portal.browser().signIn('elena');
  georgi = await portal.browser().signIn('georgi');
  pekarna = await portal.browser().signIn('pekarna');
});
afterAll(() => portal.close());

const pids = { maria: '8307099971', elena: '9005129975', georgi: '5602299925', pekarna: '999000177' };

/** Every test begins on the first day of the demo, as far as codes go. */
beforeEach(async () => {
  await portal.platform.pool.query(`truncate code_send, code_request, code_use, code_recipient, code_failure`);
  await portal.platform.pool.query(
    `delete from security_code where customer_id in
    (select customer_id from customer where pid = any ($1))`,
    [Object.values(pids)],
  );
  await setCode(pids.elena, '314159', '359888100301');
  await setCode(pids.georgi, '271828', null);
});

async function setCode(pid: string, code: string, msisdn: string | null): Promise<void> {
  const { rows } = await portal.platform.pool.query<{ customer_id: number }>(
    `insert into security_code (customer_id, receiving_msisdn)
      select customer_id, $2 from customer where pid = $1 returning customer_id`,
    [pid, msisdn],
  );
  await portal.platform.db
    .transaction()
    .execute((tx) => portal.platform.securityCodes.set(tx, rows[0]!.customer_id, code));
}

const base = '/security-code/securitycode';
const post = (who: Browser, path: string, body: object) => who.call('POST', `${base}/${path}`, { body });
const put = (who: Browser, path: string, body: object) => who.call('PUT', `${base}/${path}`, { body });
const said = ({ status, body }: { status: number; body: unknown }) =>
  [status, (body as { ErrorCode?: string } | undefined)?.ErrorCode].filter(Boolean).join(' ');
const entries = async (who: Browser) => (await who.call('GET', `${base}/user-eligibility`)).body as SecurityCodeEntry[];

type Letter = { text: string; code: string | null; channel: string };
const inbox = async (to: string) => (await maria.call('GET', '/dev/inbox', { query: { to } })).body as Letter[];
const lastCode = async (to: string) => (await inbox(to))[0]?.code ?? '';

const countOf = async (rows: string) =>
  Number((await portal.platform.pool.query<{ count: string }>(`select count(*) from ${rows}`)).rows[0]?.count);

describe('how a code stands', () => {
  it('is told for every pid of the account, and the code itself is not [SC-006, SC-007, SC-017, SC-018]', async () => {
    expect(await entries(elena)).toEqual([
      {
        pid: pids.elena,
        holder_name: 'Елена Димитрова',
        receiving_method: '359888100301',
        is_eligible: true,
        has_security_code: true,
        is_business: false,
        contract_id: null,
      },
    ]);
    expect(await entries(pekarna)).toMatchObject([
      { is_business: true, contract_id: 'M2000501', has_security_code: false, receiving_method: null },
    ]);
  });

  it('is none for a pid that has no services', async () => {
    const ivan = await portal.browser().signIn('ivan');
    expect(await entries(ivan)).toMatchObject([{ is_eligible: false, has_security_code: false }]);
    expect(said(await post(ivan, 'create', { pid: '7811039984', msisdn: '359888100501' }))).toBe(
      '409 EC_Security_Code_Not_Available',
    );
  });

  it.each([
    ['elena', 'PrivateOwner', '359888100301'],
    ['pekarna', 'SmallBusiness', null],
  ] as const)('can be asked of one pid: %s is %s [SC-019]', async (who, client_type, receiving_method) => {
    const browser = { elena, pekarna }[who];
    expect((await post(browser, 'eligibility', { pid: pids[who] })).body).toEqual({
      is_eligible: true,
      client_type,
      receiving_method,
    });
  });

  it('is nobody else’s business', async () => {
    const calls = [
      await post(maria, 'eligibility', { pid: pids.elena }),
      await post(maria, 'create', { pid: pids.elena, msisdn: '359888100101' }),
      await put(maria, 'reset', { pid: pids.elena }),
      await put(maria, 'change', { pid: pids.elena, old_code: '314159', new_code: '902817' }),
      await put(maria, 'change-receiving-method', { pid: pids.elena, msisdn: '359888100101' }),
    ];
    expect(calls.map(said)).toEqual(calls.map(() => '403 EC_User_Not_Authoried'));
  });
});

describe('the first code', () => {
  it('comes by SMS, holds once it is confirmed, and is told to the owner [SC-008, SC-009, SC-020, SC-021]', async () => {
    expect((await post(maria, 'create', { pid: pids.maria, msisdn: '359888100101' })).status).toBe(202);
    expect(await entries(maria)).toMatchObject([{ has_security_code: false }]);
    const code = await lastCode('359888100101');
    expect(code).toMatch(/^\d{6}$/);
    expect((await post(maria, 'confirm', { pid: pids.maria, code })).status).toBe(204);
    expect(await entries(maria)).toMatchObject([{ has_security_code: true, receiving_method: '359888100101' }]);
    const [mail] = await inbox('maria@demo.abonat.bg');
    expect(mail?.text).toContain('Вече имаш код за сигурност');
    const [sms] = await inbox('359888100101');
    expect(sms?.text).toContain('Вече имаш код за сигурност');
    expect(said(await put(maria, 'change', { pid: pids.maria, old_code: code, new_code: '902817' }))).toBe('204');
  });

  it('is not in force before, and no other code is [SC-029]', async () => {
    await post(maria, 'create', { pid: pids.maria, msisdn: '359888100101' });
    const code = await lastCode('359888100101');
    const wrong = code === '111112' ? '111113' : '111112';
    expect(said(await post(maria, 'confirm', { pid: pids.maria, code: wrong }))).toBe('400 EC_Wrong_Verification_Code');
    expect(said(await put(maria, 'change', { pid: pids.maria, old_code: code, new_code: '902817' }))).toBe(
      '400 EC_Wrong_Verification_Code',
    );
    expect(await entries(maria)).toMatchObject([{ has_security_code: false }]);
  });

  it('can be sent again, to the number that was named [SC-022]', async () => {
    await post(maria, 'create', { pid: pids.maria, msisdn: '359888100102' });
    expect(said(await post(maria, 'send-code', { pid: pids.maria }))).toBe('429 EC_Resend_Time_Is_Not_Expired');
    await portal.pass(31);
    expect((await post(maria, 'send-code', { pid: pids.maria })).status).toBe(202);
    expect((await inbox('359888100102')).filter(({ code }) => code)).toHaveLength(2);
    expect((await post(maria, 'confirm', { pid: pids.maria, code: await lastCode('359888100102') })).status).toBe(204);
  });

  it('of a business is asked for with its contract, of a person without [SC-016, SH-028]', async () => {
    const asked = { pid: pids.pekarna, msisdn: '359888100501' };
    expect(said(await post(pekarna, 'create', asked))).toBe('400 EC_Invalid_Request');
    expect(said(await post(pekarna, 'create', { ...asked, contract: 'M1000101' }))).toBe(
      '403 EC_Service_Not_Associated_With_Pid',
    );
    expect((await post(pekarna, 'create', { ...asked, contract: 'M2000501' })).status).toBe(202);
    const ofMaria = { pid: pids.maria, msisdn: '359888100101', contract: 'M1000101' };
    expect(said(await post(maria, 'create', ofMaria))).toBe('400 EC_Invalid_Request');
  });

  it('goes to mobile numbers of the operator alone, and a second first code to none', async () => {
    expect(said(await post(maria, 'create', { pid: pids.maria, msisdn: '359999999999' }))).toBe(
      '400 EC_Phone_Is_Not_Eligible',
    );
    expect(said(await post(elena, 'create', { pid: pids.elena, msisdn: '359888100301' }))).toBe(
      '409 EC_Already_Active',
    );
  });
});

describe('a new code', () => {
  it('is sent to the receiving number; the old one holds until it is confirmed [SC-024]', async () => {
    expect((await put(elena, 'reset', { pid: pids.elena })).status).toBe(202);
    const code = await lastCode('359888100301');
    const customer = await customerOf(pids.elena);
    expect(await portal.platform.securityCodes.check(customer, '314159', 'owner')).toEqual({ verified: true });
    expect((await post(elena, 'confirm', { pid: pids.elena, code })).status).toBe(204);
    expect(await portal.platform.securityCodes.check(customer, code, 'owner')).toEqual({ verified: true });
    expect(await portal.platform.securityCodes.check(customer, '314159', 'owner')).toMatchObject({
      refused: 'EC_Wrong_Verification_Code',
    });
  });

  it('can be chosen by who knows the old one, told to the owner both ways [SC-026]', async () => {
    const change = { pid: pids.elena, old_code: '314159', new_code: '902817' };
    expect((await put(elena, 'change', change)).status).toBe(204);
    expect(said(await put(elena, 'change', change))).toBe('400 EC_Wrong_Verification_Code');
    expect((await inbox('359888100301'))[0]?.text).toContain('Кодът ти за сигурност е сменен');
    expect((await inbox('elena@demo.abonat.bg'))[0]?.text).toContain('Кодът ти за сигурност е сменен');
  });

  it.each([
    ['000000', '400 EC_Easy_Security_Code'],
    ['345678', '400 EC_Easy_Security_Code'],
    ['314159', '400 EC_Same_Security_Code'],
    ['+14159', '400 EC_Invalid_Request'],
    ['31415', '400 EC_Invalid_Request'],
  ])('%s is answered with %s', async (new_code, answer) => {
    expect(said(await put(elena, 'change', { pid: pids.elena, old_code: '314159', new_code }))).toBe(answer);
  });

  it('of two chosen at once only one is taken', async () => {
    const change = (new_code: string) => put(elena, 'change', { pid: pids.elena, old_code: '314159', new_code });
    const answers = (await Promise.all([change('902817'), change('902818'), change('902819')])).map(said);
    expect(answers.toSorted()).toEqual(['204', '400 EC_Wrong_Verification_Code', '400 EC_Wrong_Verification_Code']);
  });

  it('is not sent where no number is known [SC-028]', async () => {
    expect(said(await put(georgi, 'reset', { pid: pids.georgi }))).toBe('409 EC_Security_Code_Not_Available');
  });
});

describe('the receiving number', () => {
  it('changes by a code to the new one, told to the old one [SC-011, SC-012, SC-013, SC-027]', async () => {
    const wanted = { pid: pids.elena, msisdn: '359888100302' };
    expect((await put(elena, 'change-receiving-method', wanted)).status).toBe(202);
    expect(await entries(elena)).toMatchObject([{ receiving_method: '359888100301' }]);
    const code = await lastCode('359888100302');
    expect((await put(elena, 'change-receiving-method', { ...wanted, code })).status).toBe(204);
    expect(await entries(elena)).toMatchObject([{ receiving_method: '359888100302' }]);
    expect((await inbox('359888100301'))[0]?.text).toContain('вече се изпращат на 0888\u00a0100\u00a0302');
  });

  it('changed twice at once ends at one of the two, and each number that loses it is told', async () => {
    const numbers = ['359888100302', '359888100101'];
    const wanted = await Promise.all(
      numbers.map(async (msisdn) => {
        await put(elena, 'change-receiving-method', { pid: pids.elena, msisdn });
        return { pid: pids.elena, msisdn, code: await lastCode(msisdn) };
      }),
    );
    const sent = await countOf(`outbox where body like '%вече се изпращат%' and channel = 'sms'`);
    const answers = await Promise.all(wanted.map((body) => put(elena, 'change-receiving-method', body)));
    expect(answers.map(said)).toEqual(['204', '204']);
    const [{ receiving_method: last } = {}] = await entries(elena);
    const lost = numbers.find((number) => number !== last)!;
    expect(numbers).toContain(last);
    expect((await inbox(lost))[0]?.text).toContain('вече се изпращат');
    expect((await inbox('359888100301'))[0]?.text).toContain('вече се изпращат');
    expect(await countOf(`outbox where body like '%вече се изпращат%' and channel = 'sms'`)).toBe(sent + 2);
  });

  it('confirmed many times at once by the same code changes once', async () => {
    const body = { pid: pids.elena, msisdn: '359888100302' };
    await put(elena, 'change-receiving-method', body);
    const code = await lastCode(body.msisdn);
    const again = Array.from({ length: 20 }, () => put(elena, 'change-receiving-method', { ...body, code }));
    const answers = (await Promise.all(again)).map(said);
    expect(answers.filter((each) => each === '204')).toHaveLength(1);
  });

  it('where there was none is added once, however many are confirmed at once', async () => {
    const wanted = await Promise.all(
      ['359888100201', '359888100101'].map(async (msisdn) => {
        await put(georgi, 'add-receiving-msisdn', { pid: pids.georgi, msisdn });
        return { pid: pids.georgi, msisdn, code: await lastCode(msisdn) };
      }),
    );
    const answers = await Promise.all(wanted.map((body) => put(georgi, 'add-receiving-msisdn', body)));
    expect(answers.map(said).toSorted()).toEqual(['204', '409 EC_Already_Active']);
  });

  it('is not confirmed by the code of another number, nor by one for a new security code', async () => {
    await put(elena, 'change-receiving-method', { pid: pids.elena, msisdn: '359888100302' });
    const code = await lastCode('359888100302');
    const other = { pid: pids.elena, msisdn: '359888100101', code };
    expect(said(await put(elena, 'change-receiving-method', other))).toBe('400 EC_Verification_Failed');
    expect(said(await post(elena, 'confirm', { pid: pids.elena, code }))).toBe('400 EC_Verification_Failed');
  });

  it('is added where there was none, and only there [SC-028]', async () => {
    const wanted = { pid: pids.georgi, msisdn: '359888100201' };
    expect((await put(georgi, 'add-receiving-msisdn', wanted)).status).toBe(202);
    const code = await lastCode('359888100201');
    expect((await put(georgi, 'add-receiving-msisdn', { ...wanted, code })).status).toBe(204);
    expect(await entries(georgi)).toMatchObject([{ receiving_method: '359888100201' }]);
    expect(said(await put(georgi, 'add-receiving-msisdn', { pid: pids.georgi, msisdn: '359888100202' }))).toBe(
      '409 EC_Already_Active',
    );
    const ofElena = { pid: pids.elena, msisdn: '359888100302' };
    expect(said(await put(elena, 'add-receiving-msisdn', ofElena))).toBe('409 EC_Already_Active');
  });
});

it('every change leaves its evidence', async () => {
  const evidence = async () => {
    const { rows } = await portal.platform.pool.query<{ action: string }>(
      `select action from audit join customer using (customer_id) where pid = $1 order by audit.happened_at`,
      [pids.elena],
    );
    return rows.map(({ action }) => action);
  };
  const before = (await evidence()).length;
  await put(elena, 'reset', { pid: pids.elena });
  const code = await lastCode('359888100301');
  await post(elena, 'confirm', { pid: pids.elena, code });
  await put(elena, 'change', { pid: pids.elena, old_code: code, new_code: '902817' });
  const wanted = { pid: pids.elena, msisdn: '359888100302' };
  await put(elena, 'change-receiving-method', wanted);
  await put(elena, 'change-receiving-method', { ...wanted, code: await lastCode('359888100302') });
  expect((await evidence()).slice(before).toSorted()).toEqual([
    'security-code.change',
    'security-code.confirm',
    'security-code.number',
    'security-code.reset',
  ]);
});

describe('guessing', () => {
  it('is locked after five wrong codes, for longer each time, and told to the owner [SC-029]', async () => {
    const guess = (old_code: string) => put(elena, 'change', { pid: pids.elena, old_code, new_code: '902817' });
    const answers: string[] = [];
    for (const each of ['100001', '100002', '100003', '100004', '100005', '314159'])
      answers.push(said(await guess(each)));
    expect(answers).toEqual([
      ...Array<string>(4).fill('400 EC_Wrong_Verification_Code'),
      ...Array<string>(2).fill('429 EC_Reach_Max_Attempts'),
    ]);
    expect((await inbox('359888100301'))[0]?.text).toContain('сгреши кода ти за сигурност');
    await portal.pass(601);
    expect(said(await guess('314159'))).toBe('204');
  });

  it('by strangers who register locks no owner who is signed in out of the change, nor the other way round', async () => {
    const customer = await customerOf(pids.elena);
    const guess = (by: 'owner' | 'stranger', typed = '100001') =>
      portal.platform.securityCodes.check(customer, typed, by);
    for (let tries = 0; tries < 5; tries += 1) await guess('stranger');
    expect(await guess('stranger', '314159')).toMatchObject({ refused: 'EC_Reach_Max_Attempts' });
    for (let tries = 0; tries < 4; tries += 1) {
      expect(await guess('owner')).toEqual({ refused: 'EC_Wrong_Verification_Code' });
    }
    const chosen = { pid: pids.elena, old_code: '314159', new_code: '902817' };
    expect(said(await put(elena, 'change', chosen))).toBe('204');
    expect(await guess('stranger', '902817')).toEqual({ verified: true });
  });

  it('in an open session goes no further by codes to a phone of the guesser’s own', async () => {
    const phone = { pid: pids.elena, msisdn: '359888100999' };
    const failures = async () => {
      const { rows } = await portal.platform.pool.query<{ failures: number }>(
        `select failures from code_failure where guarded like 'account:%'`,
      );
      return rows[0]?.failures;
    };
    await put(elena, 'reset', { pid: pids.elena });
    for (let tries = 0; tries < 4; tries += 1) await post(elena, 'confirm', { pid: pids.elena, code: 'wrong!' });
    expect(await failures()).toBe(4);
    await put(elena, 'change-receiving-method', phone);
    const code = await lastCode(phone.msisdn);
    expect((await put(elena, 'change-receiving-method', { ...phone, code })).status).toBe(204);
    expect(await failures()).toBe(4);
  });

  it('by a thousand at once gets five tries', async () => {
    const customer = await customerOf(pids.elena);
    const tries = Array.from({ length: 1000 }, (_, i) =>
      portal.platform.securityCodes.check(customer, String(500_000 + i), 'stranger'),
    );
    const refused = (await Promise.all(tries)).map((each) => ('refused' in each ? each.refused : 'verified'));
    expect(refused.filter((code) => code === 'EC_Wrong_Verification_Code')).toHaveLength(4);
    expect(refused.filter((code) => code === 'EC_Reach_Max_Attempts')).toHaveLength(996);
  });

  it('finds no code in the database: only hashes that differ between customers stand there', async () => {
    await setCode(pids.maria, '314159', null);
    const { rows } = await portal.platform.pool.query<{ code_hash: Buffer }>(
      `select code_hash from security_code join customer using (customer_id) where pid = any ($1)`,
      [[pids.maria, pids.elena]],
    );
    expect(new Set(rows.map(({ code_hash }) => code_hash.toString('hex'))).size).toBe(2);
    expect(rows.every(({ code_hash }) => !code_hash.toString('latin1').includes('314159'))).toBe(true);
  });
});

it('a number that is not the account’s is not flooded: its codes count among those of strangers', async () => {
  const [asker, owner] = [await portal.browser().signIn('elena'), await portal.browser().signIn('maria')];
  const send = () => put(asker, 'change-receiving-method', { pid: pids.elena, msisdn: '359888100101' });
  const answers: string[] = [];
  for (const wait of [0, 31, 31, 601, 31, 31]) {
    await portal.pass(wait);
    answers.push(said(await send()));
  }
  expect(answers).toEqual([...Array<string>(5).fill('202'), '429 EC_Too_Many_Requests']);
  expect((await post(owner, 'create', { pid: pids.maria, msisdn: '359888100101' })).status).toBe(202);
});

async function customerOf(pid: string): Promise<number> {
  const { rows } = await portal.platform.pool.query<{ customer_id: number }>(
    'select customer_id from customer where pid = $1',
    [pid],
  );
  return rows[0]!.customer_id;
}
