import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '#testing/portal.ts';
import { outcomeOf } from '#testing/outcome-of.ts';
import { maria as person, openStepUp, type StepUpPortal } from '#testing/step-up.ts';

let stepUp: StepUpPortal;
let maria: Browser;
const open = '400 EC_Expired_Verification_Code';
const email = 'maria@demo.abonat.bg';
const byRecovery = { factor: 'recovery' };
const hours = (count: number) => count * 3600;

beforeAll(async () => {
  stepUp = await openStepUp();
});
afterAll(() => stepUp.close());
beforeEach(async () => {
  await stepUp.portal.platform.pool.query('truncate rate_limit, step_up_recovery, single_use_link, outbox, sms_part');
  maria = await stepUp.portal.browser().signIn('maria');
});

describe('a recovery without password and number', () => {
  it('allows nothing for 72 hours, then steps up its session once for ten minutes', async () => {
    expect(outcomeOf(await stepUp.requestRecovery(maria))).toBe('202');
    expect(outcomeOf(await stepUp.confirm(maria, byRecovery))).toBe('409 EC_Recovery_Not_Ready');
    await stepUp.portal.pass(hours(72) - 5);
    await stepUp.renew(maria);
    expect(outcomeOf(await stepUp.confirm(maria, byRecovery))).toBe('409 EC_Recovery_Not_Ready');
    await stepUp.portal.pass(10);
    expect((await stepUp.options(maria)).recovery?.is_usable).toBe(true);
    expect(outcomeOf(await stepUp.confirm(maria, byRecovery))).toBe('204');
    expect(await stepUp.tryGuarded(maria)).toBe(open);
    expect(outcomeOf(await stepUp.confirm(maria, byRecovery))).toBe('409 EC_Recovery_Not_Ready');
  });

  it('does not step up another session of the account, and expires after its week', async () => {
    const other = await stepUp.portal.browser().signIn('maria');
    await stepUp.requestRecovery(maria);
    await stepUp.portal.pass(hours(73));
    await stepUp.renew(other);
    expect((await stepUp.options(other)).recovery?.is_usable).toBe(false);
    expect(outcomeOf(await stepUp.confirm(other, byRecovery))).toBe('409 EC_Recovery_Not_Ready');
    await stepUp.portal.pass(hours(7 * 24));
    await stepUp.renew(maria);
    expect(outcomeOf(await stepUp.confirm(maria, byRecovery))).toBe('409 EC_Recovery_Not_Ready');
  });

  it('is over when the session that asked ends, and another may ask', async () => {
    const other = await stepUp.portal.browser().signIn('maria');
    await stepUp.requestRecovery(maria);
    expect(outcomeOf(await stepUp.requestRecovery(other))).toBe('409 EC_Already_Active');
    expect((await other.call('DELETE', '/account/auth/sessions')).status).toBe(204);
    expect((await stepUp.options(other)).recovery).toBeNull();
    expect(outcomeOf(await stepUp.requestRecovery(other))).toBe('202');
  });

  it('is announced to the e-mail and to the numbers that the account had before', async () => {
    await stepUp.requestRecovery(maria);
    for (const contact of [email, person.number]) expect(await stepUp.cancelToken(contact)).not.toBe('');
  });

  it('is cancelled by the link in its announcement, once, and the requesting session ends', async () => {
    const owner = await stepUp.portal.browser().signIn('maria');
    await stepUp.requestRecovery(maria);
    const token = await stepUp.cancelToken(person.number);
    expect(outcomeOf(await stepUp.cancelByLink(token))).toBe('204');
    expect(outcomeOf(await stepUp.cancelByLink(token))).toBe('400 EC_Expired_Verification_Code');
    expect(outcomeOf(await maria.call('GET', '/account/auth/step-up'))).toBe('401 Error_401');
    expect((await stepUp.options(owner)).recovery).toBeNull();
  });

  it.each(['1.unknown', 'unknown', '999999999999999999999.x', ''])(
    'is not cancelled by the token %j',
    async (token) => {
      await stepUp.requestRecovery(maria);
      expect((await stepUp.cancelByLink(token)).status).toBe(400);
      expect((await stepUp.options(maria)).recovery).not.toBeNull();
    },
  );

  it('is cancelled from any session of the account', async () => {
    const owner = await stepUp.portal.browser().signIn('maria');
    await stepUp.requestRecovery(maria);
    expect(outcomeOf(await stepUp.cancelRecovery(owner))).toBe('204');
    expect(outcomeOf(await stepUp.cancelRecovery(owner))).toBe('409 EC_Already_Inactive');
    await stepUp.portal.pass(hours(73));
    await stepUp.renew(maria);
    expect(outcomeOf(await stepUp.confirm(maria, byRecovery))).toBe('409 EC_Recovery_Not_Ready');
  });

  it('is one at a time under concurrent requests, and limited to three requests a day', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => stepUp.requestRecovery(maria)));
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(1);
    await stepUp.portal.platform.pool.query('truncate rate_limit');
    const statuses: number[] = [];
    for (let request = 0; request < 4; request++) {
      await stepUp.cancelRecovery(maria);
      statuses.push((await stepUp.requestRecovery(maria)).status);
    }
    expect(statuses).toEqual([202, 202, 202, 429]);
  });
});
