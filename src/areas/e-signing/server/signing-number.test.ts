import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { desislava, openSigning, type SigningPortal } from '#testing/e-signing.ts';
import { said } from '#testing/extras.ts';

const { pid, number, otherNumber } = desislava;
let signing: SigningPortal;
beforeEach(async () => {
  signing = await openSigning();
});
afterEach(() => signing.close());

const shown = async () => {
  const [status] = await signing.status();
  return { is: status?.has_active_subscription, msisdn: status?.msisdn, pid: status?.pid };
};
const texts = async (to: string) => {
  const { body } = await signing.portal.browser().call('GET', '/dev/inbox', { query: { to } });
  return (body as { text: string }[]).map(({ text }) => text);
};
const evidence = async () => {
  const rows = await signing.portal.platform.db
    .selectFrom('audit')
    .select(['action', 'subject', 'facts'])
    .where('action', 'like', 'esigning.%')
    .orderBy('sequence')
    .execute();
  return rows.map(({ action, subject, facts }) => `${action} ${subject} ${facts}`);
};

describe('signing', () => {
  it('is switched on by the code of the number that will sign [ES-001, ES-020, ES-023, ES-035, ES-036, ES-039]', async () => {
    expect(await shown()).toEqual({ is: false, msisdn: null, pid });
    expect(said(await signing.request({ msisdn: '0888101711', pid }))).toBe('202');
    expect(await shown()).toEqual({ is: false, msisdn: null, pid });
    const code = await signing.lastCode();
    expect(said(await signing.confirm({ code, msisdn: '0888101711', pid }))).toBe('204');
    expect(await shown()).toEqual({ is: true, msisdn: number, pid });
    expect(await evidence()).toEqual([`esigning.activate ${number} {}`]);
    expect((await texts(number))[0]).toContain('Електронният подпис е включен');
  });

  it('is on or off for each pid by itself [ES-035]', async () => {
    const account = signing.portal.platform.db.insertInto('account_pid');
    await signing.switchOn();
    const ids = await signing.portal.platform.pool.query<{ account_id: number; customer_id: number }>(
      `select account_id, (select customer_id from customer_pid where pid = '5602299925') as customer_id
       from account where username like 'desislava%'`,
    );
    await account.values(ids.rows[0]!).execute();
    const all = await signing.status();
    expect(all.map((each) => `${each.pid} ${each.has_active_subscription} ${each.msisdn}`).toSorted()).toEqual([
      '5602299925 false null',
      `${pid} true ${number}`,
    ]);
  });

  it('is not switched on by a wrong code, by letters, or by one that is too old [ES-031]', async () => {
    await signing.request({ msisdn: number, pid });
    const code = await signing.lastCode();
    const wrong = code === '000000' ? '000001' : '000000';
    expect(said(await signing.confirm({ code: wrong, msisdn: number, pid }))).toBe('400 EC_Wrong_Verification_Code');
    expect(said(await signing.confirm({ code: 'абвгде', msisdn: number, pid }))).toBe('400 EC_Wrong_Verification_Code');
    for (const short of ['', '12345', '1234567']) {
      expect(said(await signing.confirm({ code: short, msisdn: number, pid }))).toBe('400 EC_Invalid_Request');
    }
    await signing.portal.pass(600);
    expect(said(await signing.confirm({ code, msisdn: number, pid }))).toBe('400 EC_Expired_Verification_Code');
    expect(await shown()).toMatchObject({ is: false });
  });

  it('takes the code of one number for that number alone', async () => {
    await signing.request({ msisdn: number, pid });
    const code = await signing.lastCode();
    expect(said(await signing.confirm({ code, msisdn: otherNumber, pid }))).toBe('400 EC_Verification_Failed');
    expect(await shown()).toMatchObject({ is: false });
  });

  it('is switched on once: asking again is refused [ES-036]', async () => {
    await signing.switchOn();
    expect(said(await signing.request({ msisdn: number, pid }))).toBe('409 EC_Already_Active');
    expect(said(await signing.request({ msisdn: otherNumber, pid }))).toBe('409 EC_Already_Active');
  });

  it.each([
    ['', '400 EC_Invalid_Request'],
    ['088810171', '400 EC_Invalid_Request'],
    ['+359888101711', '400 EC_Invalid_Request'],
    ['0888100201', '403 EC_Service_Not_Associated_With_Pid'],
    ['0999123456', '403 EC_Service_Not_Associated_With_Pid'],
  ])('refuses the number "%s": %s [ES-028, ES-029]', async (msisdn, refusal) => {
    expect(said(await signing.request({ msisdn, pid }))).toBe(refusal);
    expect(await texts(number)).toEqual([]);
  });

  it('sends a code every half a minute, three in a row [ES-036]', async () => {
    const ask = async () => said(await signing.request({ msisdn: number, pid }));
    expect(await ask()).toBe('202');
    expect(await ask()).toBe('429 EC_Resend_Time_Is_Not_Expired');
    for (const _ of [2, 3]) {
      await signing.portal.pass(30);
      expect(await ask()).toBe('202');
    }
    await signing.portal.pass(30);
    expect(await ask()).toBe('429 EC_Reach_Max_Attempts');
  });

  it('says after how long the next code may be asked for', async () => {
    expect((await signing.request({ msisdn: number, pid })).headers['retry-after']).toBe('30');
  });
});

describe('the number that signs', () => {
  const change = (msisdn: string) => signing.request({ msisdn, pid }, 'PUT');

  it('is changed by the code of the new one, and both are told [ES-034, ES-037, ES-039]', async () => {
    await signing.switchOn();
    expect(said(await change(otherNumber))).toBe('202');
    expect(await shown()).toMatchObject({ msisdn: number });
    const code = await signing.lastCode(otherNumber);
    expect(said(await signing.confirm({ code, msisdn: otherNumber, pid }))).toBe('204');
    expect(await shown()).toEqual({ is: true, msisdn: otherNumber, pid });
    expect((await evidence())[1]).toBe(`esigning.change-number ${otherNumber} {"before":"${number}"}`);
    expect((await texts(otherNumber))[0]).toContain('включен с този номер');
    expect((await texts(number))[0]).toContain('вече идват на 0888');
  });

  it('is not changed while there is none, nor to the same one [ES-037]', async () => {
    expect(said(await change(number))).toBe('409 EC_Esigning_Not_Active');
    await signing.switchOn();
    expect(said(await change(number))).toBe('409 EC_Already_Active');
    expect(said(await change('0888100201'))).toBe('403 EC_Service_Not_Associated_With_Pid');
  });

  it('that is no longer of the customer when its code comes back does not sign', async () => {
    await signing.request({ msisdn: otherNumber, pid });
    const code = await signing.lastCode(otherNumber);
    await signing.portal.platform.pool.query(
      `update service set msisdn_type = 'Fixed' where service_id = '${otherNumber}'`,
    );
    expect(said(await signing.confirm({ code, msisdn: otherNumber, pid }))).toBe(
      '403 EC_Service_Not_Associated_With_Pid',
    );
    expect(await shown()).toMatchObject({ is: false });
  });
});

describe('switching off', () => {
  it('ends signing with the number, which is told [ES-040]', async () => {
    await signing.switchOn();
    expect(said(await signing.stop())).toBe('204');
    expect(await shown()).toEqual({ is: false, msisdn: null, pid });
    expect((await evidence())[1]).toBe(`esigning.stop ${number} {}`);
    expect((await texts(number))[0]).toContain('е спрян');
  });

  it('of what is off is refused [ES-040]', async () => {
    expect(said(await signing.stop())).toBe('409 EC_Already_Inactive');
  });
});
