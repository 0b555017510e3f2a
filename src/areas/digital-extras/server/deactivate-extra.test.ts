import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { numbers, openExtras, type ExtrasPortal } from '#testing/extras.ts';
import { outcomeOf } from '#testing/outcome-of.ts';
import { lastDayOfMonth } from '#platform/clock.ts';

const { withAll, tv } = numbers;
let extras: ExtrasPortal;

beforeEach(async () => {
  extras = await openExtras();
});
afterEach(() => extras.close());

const cancel = async (msisdn: string, code: string) =>
  outcomeOf(await extras.call('POST', '/extras/cancel-deactivation', { body: { msisdn, code } }));

describe('deactivating', () => {
  it('an extra on a mobile number keeps it until the end of the month [EX-003, EX-108, EX-096, EX-187]', async () => {
    expect(outcomeOf(await extras.end(withAll, { type: 'addon', code: '20060' }))).toBe('204');
    const { today } = await extras.eligibility(withAll);
    expect(await extras.extra(withAll, '20060')).toMatchObject({
      status: 'WaitingForDeactivation',
      deactivation_date: lastDayOfMonth(today),
    });
    await extras.pass(32 * 86_400);
    expect(await extras.extra(withAll, '20060')).toMatchObject({ status: 'Inactive', deactivation_date: null });
  });

  it.each([
    ['intariff', '20114', '204'],
    ['streaming', '20029', '204'],
    ['addon', '20114', '400 EC_Extra_Not_Supported_In_Tariff_Plan'],
    ['intariff', '20110', '400 EC_Deactivation_Forbidden'],
    ['addon', '20108', '400 EC_Deactivation_Forbidden_For_Today'],
    ['addon', '20113', '409 EC_Deactivation_Requested'],
    ['addon', '20109', '409 EC_Already_Inactive'],
    ['addon', '20061', '409 EC_Provisioning_In_Progress'],
  ])('%s %s answers %s [EX-176, EX-186, EX-188]', async (type, code, answer) => {
    expect(outcomeOf(await extras.end(withAll, { type, code }))).toBe(answer);
  });

  it('an extra that the tariff no longer offers is possible, and it cannot be activated again', async () => {
    await extras.portal.platform.pool.query(`delete from tariff_extra where code = '20060'`);
    expect(await extras.extra(withAll, '20060')).toMatchObject({ status: 'Active' });
    expect(outcomeOf(await extras.end(withAll, { type: 'addon', code: '20060' }))).toBe('204');
    expect((await extras.extra(withAll, '20060')).status).toBe('WaitingForDeactivation');
    await extras.pass(32 * 86_400);
    await expect(extras.extra(withAll, '20060')).rejects.toThrow('is not offered');
    expect(outcomeOf(await extras.activate(withAll, ['20060']))).toBe('400 EC_Extra_Not_Supported_In_Tariff_Plan');
  });

  it('an extra waits while another change of the number is pending', async () => {
    await extras.activate(withAll, ['20107']);
    const answer = outcomeOf(await extras.end(withAll, { type: 'addon', code: '20060' }));
    expect(answer).toBe('409 EC_Msisdn_Already_Has_Processing_Request');
  });

  it('an extra activated today is possible the next day [EX-176, EX-239]', async () => {
    await extras.pass(86_400);
    expect(outcomeOf(await extras.end(withAll, { type: 'addon', code: '20108' }))).toBe('204');
  });

  it('a package ends its dependent extras too, and cancelling keeps both [EX-109, SH-029]', async () => {
    await extras.end(withAll, { type: 'addon', code: '20120' });
    expect((await extras.extra(withAll, '20121')).status).toBe('WaitingForDeactivation');
    expect(await cancel(withAll, '20121')).toBe('400 EC_Cancel_Deactivation_Forbidden_For_Child');
    expect(await cancel(withAll, '20120')).toBe('204');
    for (const code of ['20120', '20121']) {
      expect(await extras.extra(withAll, code)).toMatchObject({ status: 'Active', deactivation_date: null });
    }
  });

  describe('a package with a child that is pending at a partner', () => {
    const pending = '20061';
    const verify = async () => {
      await extras.call('POST', '/msisdn/resend/verification', { query: { source: 'capital', msisdn: withAll } });
      const code = await extras.lastCode(withAll);
      return outcomeOf(await extras.call('PATCH', '/msisdn/verification', { query: { source: 'capital', code } }));
    };

    beforeEach(async () => {
      const { db } = extras.portal.platform;
      await db.updateTable('extra').set({ parent_extra_group: 'Traffic' }).where('code', '=', pending).execute();
      await extras.end(withAll, { type: 'addon', code: '20120' });
    });

    it('gives the confirmed child the end of the package, and cancelling keeps both', async () => {
      expect(await verify()).toBe('204');
      const { deactivation_date } = await extras.extra(withAll, '20120');
      expect(await extras.extra(withAll, pending)).toMatchObject({
        status: 'WaitingForDeactivation',
        deactivation_date,
        deactivation_reason: 'package',
      });
      expect(await cancel(withAll, '20120')).toBe('204');
      expect(await extras.extra(withAll, pending)).toMatchObject({ status: 'Active', deactivation_date: null });
    });

    it('stops the child when the package ends, and its code becomes invalid', async () => {
      await extras.pass(32 * 86_400);
      expect((await extras.extra(withAll, '20120')).status).toBe('Inactive');
      expect((await extras.extra(withAll, pending)).status).toBe('Inactive');
      expect(await verify()).toBe('409 EC_Already_Inactive');
    });
  });

  it('an extra on a TV service works the same way [EX-004]', async () => {
    expect(outcomeOf(await extras.end(tv, { type: 'streaming', code: '20030' }))).toBe('204');
    expect((await extras.extra(tv, '20030')).status).toBe('WaitingForDeactivation');
  });
});
