import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { numbers, openExtras, type ExtrasPortal } from '#testing/extras.ts';
import { outcomeOf } from '#testing/outcome-of.ts';

const { withAll, tv } = numbers;
let extras: ExtrasPortal;

beforeEach(async () => {
  extras = await openExtras();
});
afterEach(() => extras.close());

const cancel = async (msisdn: string, code: string) =>
  outcomeOf(await extras.call('POST', '/extras/cancel-deactivation', { body: { msisdn, code } }));

describe('deactivating', () => {
  it('and cancelling keeps the extra active [EX-109, EX-192]', async () => {
    expect(await cancel(withAll, '20113')).toBe('204');
    await extras.pass(32 * 86_400);
    expect((await extras.extra(withAll, '20113')).status).toBe('Active');
  });

  it('and cancelling announces the end of the free period again', async () => {
    const { pool } = extras.portal.platform;
    const attention = async () => {
      const { rows } = await pool.query(`select kind from attention where subject = '20060' order by kind`);
      return rows.map(({ kind }: { kind: string }) => kind);
    };
    const waiting = `update service_extra set status = 'WaitingForDeactivation', deactivates_on = price_ends_on`;
    await pool.query(`${waiting} where service_id = $1 and code = '20060'`, [withAll]);
    await pool.query(`update attention set kind = 'deactivation-waits' where service_id = $1 and subject = '20060'`, [
      withAll,
    ]);
    expect(await attention()).toEqual(['deactivation-waits']);
    expect(await cancel(withAll, '20060')).toBe('204');
    expect(await attention()).toEqual(['free-period-ends']);
  });

  it.each([
    [withAll, '20118', '400 EC_Cancel_Deactivation_Forbidden'],
    [tv, '20131', '400 EC_Cancel_Deactivation_Forbidden_For_Child'],
    [withAll, '20101', '409 EC_Already_Active'],
    [withAll, '20109', '409 EC_Already_Inactive'],
    [withAll, '99999', '409 EC_Already_Inactive'],
  ])('and cancelling on %s for %s answers %s', async (msisdn, code, answer) => {
    expect(await cancel(msisdn, code)).toBe(answer);
  });
});
