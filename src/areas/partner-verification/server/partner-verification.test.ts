import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outcomeOf } from '#testing/outcome-of.ts';
import { openPortal, type TestPortal } from '#testing/portal.ts';
import { arrive, goRound } from '#testing/partner-verification.ts';
import { stopRealTime } from '#testing/stop-real-time.ts';
import { isAgreed } from './store.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

describe('an encrypted number', () => {
  it('is accepted by its partner once, within ten minutes, and by no other partner', async () => {
    stopRealTime();
    const { values } = await goRound(portal, 'capital', '359888100503');
    expect(outcomeOf(await arrive(portal, 'dnevnik', values))).toBe('400 EC_Invalid_Redirect');
    const answers = await Promise.all(Array.from({ length: 200 }, () => arrive(portal, 'capital', values)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const later = await goRound(portal, 'capital', '359888100601');
    await portal.pass(600);
    expect(outcomeOf(await arrive(portal, 'capital', later.values))).toBe('400 EC_Invalid_Redirect');
  });
});

describe('a consent', () => {
  it('is listed to the owner of the number and can be revoked; the partner learns of it', async () => {
    await goRound(portal, 'partner3', '359888100301');
    const { values } = await goRound(portal, 'partner3', '359888100302');
    const elena = await portal.browser().signIn('elena');
    const list = async () =>
      ((await elena.call('GET', '/partner-verification/partners')).body as { source: string; msisdn: string }[]).map(
        ({ source, msisdn }) => `${source} ${msisdn}`,
      );
    const standing = async () =>
      (
        await portal.browser().call('GET', '/digital-extras-swap/msisdn/standing', {
          query: { source: 'partner3', encrypted_msisdn: values.encrypted_msisdn },
        })
      ).body;
    expect(await list()).toContain('partner3 359888100302');
    expect(await standing()).toEqual({ is_active: true });
    const revoke = (msisdn: string) =>
      elena.call('DELETE', `/partner-verification/partners/${msisdn}`, { query: { source: 'partner3' } });
    expect(outcomeOf(await revoke('359888100101'))).toBe('403 EC_User_Not_Authoried');
    expect(outcomeOf(await revoke('359888100302'))).toBe('204');
    expect(outcomeOf(await revoke('359888100302'))).toBe('409 EC_Already_Inactive');
    expect(await list()).toContain('partner3 359888100301');
    expect(await list()).not.toContain('partner3 359888100302');
    expect(await standing()).toEqual({ is_active: false });
  });

  it('is not listed to a user who is not the owner', async () => {
    await goRound(portal, 'dnevnik', '359888100302');
    const elena = await portal.browser().signIn('elena');
    const list = async () =>
      ((await elena.call('GET', '/partner-verification/partners')).body as { msisdn: string }[]).map(
        ({ msisdn }) => msisdn,
      );
    expect(await list()).toContain('359888100302');
    const owns = (is_owner: boolean) =>
      portal.platform.db
        .updateTable('account_service')
        .set({ is_owner })
        .where('service_id', '=', '359888100302')
        .execute();
    await owns(false);
    expect(await list()).not.toContain('359888100302');
    await owns(true);
  });

  it('for one partner is none for another', async () => {
    await goRound(portal, 'capital', '359888100605');
    expect(await isAgreed(portal.platform.db, '359888100605', 'capital')).toBe(true);
    expect(await isAgreed(portal.platform.db, '359888100605', 'dnevnik')).toBe(false);
  });

  it('can be checked by a partner a limited number of times', async () => {
    const { values } = await goRound(portal, 'capital', '359888100606');
    const query = { source: 'capital', encrypted_msisdn: values.encrypted_msisdn };
    const ask = () => portal.browser().call('GET', '/digital-extras-swap/msisdn/standing', { query });
    for (let times = 0; times < 24; times++) expect(outcomeOf(await ask())).toBe('200');
    expect(outcomeOf(await ask())).toBe('429 EC_Too_Many_Requests');
    await portal.pass(86_400);
    expect(outcomeOf(await ask())).toBe('200');
  });

  it('is audited for both sides', async () => {
    const rows = await portal.platform.db.selectFrom('audit').select('action').execute();
    expect(rows.map(({ action }) => action)).toEqual(expect.arrayContaining(['partner.verify', 'partner.revoke']));
  });
});
