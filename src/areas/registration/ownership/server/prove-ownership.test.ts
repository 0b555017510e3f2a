import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newestMessage } from '#testing/registrant.ts';
import { code, openRegistration, type RegistrationPortal } from '#testing/registration.ts';

let registration: RegistrationPortal;
beforeAll(async () => {
  registration = await openRegistration();
});
beforeEach(async () => {
  await registration.startOver();
  await registration.query(
    `update security_code set changed_at = now() - interval '90 days', number_changed_at = null`,
  );
});
afterAll(() => registration.close());

const elena = { pidOrEik: '9005129975', clientType: 'PrivateOwner' };
const maria = { pidOrEik: '8307099971', clientType: 'PrivateOwner' };
const number = '0888100301';
const securityCode = '314159';
const attackersNumber = '359888100201';

async function atSecurityCode(owner = elena, serviceNumber = number) {
  const { person, email } = await registration.activated();
  await person.signal('SubmitPidOrEik', owner);
  await person.signal('SubmitServiceNumber', { serviceNumber });
  return { ...person, email };
}

const changedHoursAgo = (hours: number) =>
  registration.query(
    `update security_code set changed_at = now() - make_interval(mins => $1)
      where customer_id = (select customer_id from customer where pid = $2)`,
    [Math.round(hours * 60), elena.pidOrEik],
  );

describe('a security code', () => {
  it('that was changed within 72 hours also requires a code to a number of the pid', async () => {
    await changedHoursAgo(71.9);
    const person = await atSecurityCode();
    expect(await person.signal('SubmitSecurityCode', { securityCode })).toMatchObject({
      body: {
        state: 'SmsCode',
        properties: { confirms_recent_code: true, sms_recipient: '359888100301', proved_at: null },
      },
    });
    expect(code(await person.signal('SubmitSmsCode', { code: '000000' }))).toBe('EC_Wrong_Verification_Code');
    const { code: typed } = await newestMessage(registration.portal, '359888100301');
    expect(await person.signal('SubmitSmsCode', { code: typed })).toMatchObject({ body: { state: 'Completed' } });
  });

  it.each([
    ['is wrong', elena, number],
    ['the customer does not have', maria, '0888100101'],
  ])('that %s returns the remaining attempts, and finally the duration of the lock', async (_, owner, service) => {
    const person = await atSecurityCode(owner, service);
    const told: unknown[] = [];
    for (let count = 1; count <= 5; count += 1) {
      const { body } = await person.signal('SubmitSecurityCode', { securityCode: '000000' });
      told.push((body as { Properties?: object }).Properties);
    }
    expect(told).toEqual([
      { TriesLeft: 4 },
      { TriesLeft: 3 },
      { TriesLeft: 2 },
      { TriesLeft: 1 },
      { Locked: 'security_code', TriesLeft: 0, WaitSeconds: 600 },
    ]);
    await registration.query('update security_code set wrong_tries = 0, locked_until = null');
  });

  it('that is older requires nothing else', async () => {
    await changedHoursAgo(72.1);
    const person = await atSecurityCode();
    expect(await person.signal('SubmitSecurityCode', { securityCode })).toMatchObject({ body: { state: 'Completed' } });
  });

  it('that is recent is not reported as locked if no more codes can be sent', async () => {
    await changedHoursAgo(1);
    const person = await atSecurityCode();
    for (let sends = 1; sends <= 3; sends += 1) {
      expect((await person.signal('SubmitSecurityCode', { securityCode })).status).toBe(200);
      await registration.portal.pass(30);
    }
    const refused = await person.signal('SubmitSecurityCode', { securityCode });
    expect(code(refused)).toBe('EC_Reach_Max_Attempts');
    expect((refused.body as { Properties?: object }).Properties).toEqual({ WaitSeconds: expect.any(Number) as number });
  });

  it('that is recent is refused with its reason if the pid has no mobile number', async () => {
    await changedHoursAgo(1);
    const person = await atSecurityCode();
    await registration.query(
      `update service set msisdn_type = 'Fixed' where customer_id = (select customer_id from customer where pid = $1)`,
      [elena.pidOrEik],
    );
    expect(code(await person.signal('SubmitSecurityCode', { securityCode }))).toBe('EC_Security_Code_Is_Recent');
    await registration.query(
      `update service set msisdn_type = 'Mobile' where customer_id = (select customer_id from customer where pid = $1)`,
      [elena.pidOrEik],
    );
  });

  it('cannot be replaced by an SMS to a foreign receiving number that was set within 72 hours', async () => {
    const person = await atSecurityCode();
    const set = (changedAt: string) =>
      registration.query(
        `update security_code set receiving_msisdn = $1, number_changed_at = ${changedAt}
          where customer_id = (select customer_id from customer where pid = $2)`,
        [attackersNumber, elena.pidOrEik],
      );
    await set(`now() - interval '71 hours'`);
    expect(code(await person.resendCode(person.email, elena.pidOrEik))).toBe('EC_Phone_Is_Not_Eligible');
    await set(`now() - interval '73 hours'`);
    expect((await person.resendCode(person.email, elena.pidOrEik)).status).toBe(202);
  });
});

it('the receiving number is named to a user who entered it as the service number, otherwise masked', async () => {
  const isNamed = async (serviceNumber: string) => {
    const person = await atSecurityCode(elena, serviceNumber);
    await registration.query(`update registration_workflow set is_recipient_named = false where email = $1`, [
      person.email,
    ]);
    expect((await person.resendCode(person.email, elena.pidOrEik)).status).toBe(202);
    await registration.startOver();
    return (await registration.rowOf(person.email))?.['is_recipient_named'];
  };
  await registration.query(
    `update security_code set receiving_msisdn = '359888100301'
      where customer_id = (select customer_id from customer where pid = $1)`,
    [elena.pidOrEik],
  );
  expect(await isNamed('0888100301')).toBe(true);
  expect(await isNamed('0888100302')).toBe(false);
});

it('a stolen session does not give a new profile the numbers of the owner', async () => {
  const stolen = await registration.portal.browser().signIn('elena');
  const change = { pid: elena.pidOrEik, msisdn: attackersNumber };
  const put = (path: string, body: object) => stolen.call('PUT', `/security-code/securitycode/${path}`, { body });
  for (const path of ['change-receiving-method', 'add-receiving-msisdn', 'reset']) {
    const body = path === 'reset' ? { pid: elena.pidOrEik } : change;
    expect(`${path}: ${code(await put(path, body))}`).toBe(`${path}: EC_Step_Up_Required`);
  }
  // Even if the attacker sets the receiving number and the code, the phone of the owner is required.
  await registration.query(
    `update security_code set receiving_msisdn = $1, number_changed_at = now(), changed_at = now()
      where customer_id = (select customer_id from customer where pid = $2)`,
    [attackersNumber, elena.pidOrEik],
  );
  const person = await atSecurityCode();
  expect(await person.signal('SubmitSecurityCode', { securityCode })).toMatchObject({ body: { state: 'SmsCode' } });
  expect(code(await person.resendCode(person.email, elena.pidOrEik))).toBe('EC_Phone_Is_Not_Eligible');
});
