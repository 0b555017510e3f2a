import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outcomeOf } from '#testing/outcome-of.ts';
import { maria as person, openStepUp, type StepUpPortal } from '#testing/step-up.ts';

let stepUp: StepUpPortal;
beforeAll(async () => {
  stepUp = await openStepUp();
});
afterAll(() => stepUp.close());

const refused = '400 EC_Phone_Is_Not_Eligible';

describe('a step-up code', () => {
  it('is not sent to a foreign number, not even to the contact number that the user entered', async () => {
    const maria = await stepUp.portal.browser().signIn('maria');
    const mine = '359888100301';
    await maria.call('PUT', '/user-profile/profiles', {
      body: { first_name: 'Мария', last_name: 'Иванова', contact_phone: mine, language: 'bg' },
    });
    expect(outcomeOf(await stepUp.sendCode(maria, mine))).toBe(refused);
    expect((await stepUp.options(maria)).numbers).not.toContain(mine);
  });

  it('is not sent to a number that was added during the session', async () => {
    const maria = await stepUp.portal.browser().signIn('maria');
    await stepUp.portal.platform.pool.query(
      `update account_service set linked_at = $1 where service_id = $2
        and account_id = (select account_id from account where username = 'maria@demo.abonat.bg')`,
      [stepUp.portal.platform.clock.now(), person.number],
    );
    expect(outcomeOf(await stepUp.sendCode(maria, person.number))).toBe(refused);
    await stepUp.portal.pass(1);
    const next = await stepUp.portal.browser().signIn('maria');
    expect(outcomeOf(await stepUp.sendCode(next, person.number))).toBe('202');
  });

  it('is sent to the receiving number of the security code if set, and to no other number of the pid', async () => {
    const elena = await stepUp.portal.browser().signIn('elena');
    const { numbers } = await stepUp.options(elena);
    expect(numbers).toEqual(['359888100301']);
    expect(outcomeOf(await stepUp.sendCode(elena, '359888100302'))).toBe(refused);
  });

  it('is not sent to a receiving number that was set during the session', async () => {
    const elena = await stepUp.portal.browser().signIn('elena');
    await stepUp.portal.platform.pool.query(
      `update security_code set receiving_msisdn = '359888999999', number_changed_at = $1 where receiving_msisdn = $2`,
      [stepUp.portal.platform.clock.now(), '359888100301'],
    );
    const { numbers } = await stepUp.options(elena);
    expect(numbers).not.toContain('359888999999');
    expect(numbers).toContain('359888100302');
    expect(outcomeOf(await stepUp.sendCode(elena, '359888999999'))).toBe(refused);
    await stepUp.portal.pass(1);
    const next = await stepUp.portal.browser().signIn('elena');
    expect((await stepUp.options(next)).numbers).toEqual(['359888999999']);
  });

  it('is sent to a number that the account only uses', async () => {
    const ivan = await stepUp.portal.browser().signIn('ivan');
    const { numbers } = await stepUp.options(ivan);
    expect(numbers).toHaveLength(1);
    expect(outcomeOf(await stepUp.sendCode(ivan, numbers[0]!))).toBe('202');
  });
});
