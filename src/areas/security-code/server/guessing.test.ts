import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pushSubscription } from '#testing/notification-samples.ts';
import { startPush, stopPush, takeMessages } from '#testing/notifications.ts';
import type { Browser } from '#testing/portal.ts';
import { openSecurityCode, pids, post, put, type SecurityCodePortal } from '#testing/security-code.ts';
import { outcomeOf } from '#testing/outcome-of.ts';

let codes: SecurityCodePortal;
let elena: Browser;
beforeAll(async () => {
  codes = await openSecurityCode();
  elena = await (await codes.portal.browser().signIn('elena')).stepUp();
});
beforeEach(() => codes.startOver());
afterAll(() => codes.close());

describe('guessing', () => {
  it('that locks the code is a push message to the owner of the receiving number [PK-006]', async () => {
    const customer = await codes.customerOf(pids.elena);
    expect((await startPush(elena, pushSubscription)).status).toBe(204);
    await takeMessages(codes.portal);
    for (let tries = 0; tries < 5; tries += 1) {
      await codes.portal.platform.securityCodes.check(customer, '100001', 'stranger');
    }
    const messages = await takeMessages(codes.portal);
    expect(messages.map(({ channel }) => channel).toSorted()).toEqual(['push', 'sms']);
    expect((await stopPush(elena)).status).toBe(204);
  });

  it('by strangers during registration does not block a signed-in owner, nor the reverse', async () => {
    const customer = await codes.customerOf(pids.elena);
    const guess = (by: 'owner' | 'stranger', typed = '100001') =>
      codes.portal.platform.securityCodes.check(customer, typed, by);
    for (let tries = 0; tries < 5; tries += 1) await guess('stranger');
    expect(await guess('stranger', '314159')).toMatchObject({ refused: 'EC_Reach_Max_Attempts' });
    for (const TriesLeft of [4, 3, 2, 1]) {
      expect(await guess('owner')).toEqual({ refused: 'EC_Wrong_Verification_Code', properties: { TriesLeft } });
    }
    const chosen = { pid: pids.elena, old_code: '314159', new_code: '902817' };
    expect(outcomeOf(await put(elena, 'change', chosen))).toBe('204');
    expect(await guess('stranger', '902817')).toEqual({ verified: true });
  });

  it('by strangers gets a hundred checks in a year, and the owner can still change the code', async () => {
    const customer = await codes.customerOf(pids.elena);
    const { platform } = codes.portal;
    const end = platform.clock.now().getTime() + 365 * 86_400_000;
    const guess = (typed: string) => platform.securityCodes.check(customer, typed, 'stranger');
    let looked = 0;
    let refused: { refused?: string; properties?: { WaitSeconds?: number } } = {};
    for (; looked < 300 && refused.refused !== 'EC_Codes_Locked'; looked += 1) {
      refused = (await guess(String(500_000 + looked))) as typeof refused;
      await codes.portal.pass(refused.properties?.WaitSeconds ?? 0);
      // The owner uses the right code meanwhile, which does not reset the attempts of strangers.
      expect(await platform.securityCodes.check(customer, '314159', 'owner')).toEqual({ verified: true });
    }
    expect(looked).toBe(100);
    await codes.portal.pass(Math.ceil((end - platform.clock.now().getTime()) / 1000));
    expect(await guess('314159')).toEqual({
      refused: 'EC_Codes_Locked',
      properties: { Locked: 'security_code', HelpLine: '0700 00 123' },
    });
    elena = await codes.portal.browser().signIn('elena');
    const chosen = { pid: pids.elena, old_code: '314159', new_code: '902817' };
    expect(outcomeOf(await put(elena, 'change', chosen))).toBe('204');
    expect(await guess('902817')).toEqual({ verified: true });
  });

  it('in a stolen session for a year also gets a hundred checks', async () => {
    const customer = await codes.customerOf(pids.elena);
    const { platform } = codes.portal;
    for (let guess = 500_000; guess < 500_300; guess += 1) {
      await platform.securityCodes.check(customer, String(guess), 'owner');
      await codes.portal.pass(8 * 86_400);
    }
    const { rows } = await platform.pool.query('select owner_wrong_tries from security_code where customer_id = $1', [
      customer,
    ]);
    expect(rows).toEqual([{ owner_wrong_tries: 100 }]);
    expect(await platform.securityCodes.check(customer, '314159', 'owner')).toMatchObject({
      refused: 'EC_Codes_Locked',
    });
    elena = await codes.portal.browser().signIn('elena');
  });

  it('in an open session gains nothing by codes to the attacker’s own phone', async () => {
    const session = await (await codes.portal.browser().signIn('elena')).stepUp();
    const phone = { pid: pids.elena, msisdn: '359888100999' };
    const failures = async () => {
      const { rows } = await codes.portal.platform.pool.query<{ failures: number }>(
        `select failures from code_failure where guarded like 'account:%'`,
      );
      return rows[0]?.failures;
    };
    await put(session, 'reset', { pid: pids.elena });
    for (let tries = 0; tries < 4; tries += 1) await post(session, 'confirm', { pid: pids.elena, code: 'wrong!' });
    expect(await failures()).toBe(4);
    await put(session, 'change-receiving-method', phone);
    const code = await codes.lastCode(phone.msisdn);
    expect((await put(session, 'change-receiving-method', { ...phone, code })).status).toBe(204);
    expect(await failures()).toBe(4);
  });

  it('by a thousand concurrent requests gets five attempts', { tags: 'thousands' }, async () => {
    const customer = await codes.customerOf(pids.elena);
    const tries = Array.from({ length: 1000 }, (_, i) =>
      codes.portal.platform.securityCodes.check(customer, String(500_000 + i), 'stranger'),
    );
    const refused = (await Promise.all(tries)).map((each) => ('refused' in each ? each.refused : 'verified'));
    expect(refused.filter((code) => code === 'EC_Wrong_Verification_Code')).toHaveLength(4);
    expect(refused.filter((code) => code === 'EC_Reach_Max_Attempts')).toHaveLength(996);
  });

  it('finds no code in the database: only hashes that differ between customers', async () => {
    await codes.setCode(pids.maria, '314159', null);
    const { rows } = await codes.portal.platform.pool.query<{ code_hash: Buffer }>(
      `select code_hash from security_code join customer using (customer_id) where pid = any ($1)`,
      [[pids.maria, pids.elena]],
    );
    expect(new Set(rows.map(({ code_hash }) => code_hash.toString('hex'))).size).toBe(2);
    expect(rows.every(({ code_hash }) => !code_hash.toString('latin1').includes('314159'))).toBe(true);
  });
});
