import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { auditOf } from '#testing/audit-of.ts';
import { numbers, openExtras, type ExtrasPortal } from '#testing/extras.ts';
import { outcomeOf } from '#testing/outcome-of.ts';

const { withAll, full, tv, donating } = numbers;
let extras: ExtrasPortal;

beforeEach(async () => {
  extras = await openExtras();
});
afterEach(() => extras.close());

describe('a donation', () => {
  const asked = { code: '20042', group_type: 'DonationNature', amount: 2, use_free_slot: false };
  const give = async (on: ExtrasPortal, msisdn: string, more: object = {}) =>
    outcomeOf(await on.call('POST', '/donation/activate', { body: { ...asked, msisdn, ...more } }));
  const causes = async (on: ExtrasPortal, msisdn: string) =>
    (
      (await on.call('GET', `/donation/eligibility/${msisdn}`, { query: { useFreeSlot: 'false' } })).body as {
        eligible_extras: {
          group_type: string;
          is_active: boolean;
          current_price_currency: { value: number }[];
          regular_price_currency: { value: number }[];
        }[];
      }
    ).eligible_extras;

  it('supports one of three causes [EX-099, EX-101, EX-216, EX-217, EX-219]', async () => {
    for (const { current_price_currency, regular_price_currency } of await causes(extras, withAll)) {
      expect(current_price_currency[0]!.value).toBeGreaterThan(0);
      expect(regular_price_currency[0]!.value).toBeGreaterThan(0);
    }
    expect((await causes(extras, withAll)).map((each) => [each.group_type, each.is_active])).toEqual([
      ['DonationChildren', false],
      ['DonationNature', false],
      ['DonationAnimals', false],
    ]);
    expect(await give(extras, withAll, { amount: 11 })).toBe('400 EC_Limit_Exceeded');
    expect(await give(extras, withAll, { amount: 10 })).toBe('400 EC_Missing_Verificaiton_Code');
    await extras.call('POST', '/extras/send-verification-code', {
      body: { msisdn: withAll, extra_codes: ['20040'], as_paid: true },
    });
    expect(await give(extras, withAll, { verification_code: '000000' })).toBe('400 EC_Wrong_Verification_Code');
    expect(await give(extras, withAll, { verification_code: await extras.lastCode(withAll) })).toBe('202');
    await extras.pass(5);
    const active = (await causes(extras, withAll)).filter((each) => each.is_active);
    expect(active).toMatchObject([{ group_type: 'DonationNature', current_price_currency: [{ value: 2 }, {}] }]);
  });

  it('is at most the greatest price of its extra', async () => {
    await extras.portal.platform.pool.query(`update extra set max_price_cents = 500 where code = '20040'`);
    expect(await give(extras, withAll, { amount: 6 })).toBe('400 EC_Limit_Exceeded');
    expect(await give(extras, withAll, { amount: 5 })).toBe('400 EC_Missing_Verificaiton_Code');
  });

  it('takes a free position, or the position of another extra', async () => {
    expect(await give(extras, full, { use_free_slot: true })).toBe('400 EC_Try_Later');
    expect(await give(extras, full, { use_free_slot: true, substitution_extra_code: '20103' })).toBe('202');
    expect(await extras.extra(full, '20040')).toMatchObject({ is_on_slot: true, status: 'InProgress' });
  });

  it('that is active changes its cause and amount at once; cancelling its deactivation keeps it [EX-098, EX-100, EX-147, EX-154]', async () => {
    const elena = await openExtras('elena');
    const same = { group_type: 'DonationNature', amount: 5 };
    expect(await give(elena, donating, same)).toBe('409 EC_Already_Active');
    await elena.end(donating, { type: 'addon', code: '20040' });
    expect(await give(elena, donating, { group_type: 'DonationAnimals', amount: 7 })).toBe('204');
    const body = { msisdn: donating, code: '20040' };
    expect(outcomeOf(await elena.call('POST', '/extras/cancel-deactivation', { body }))).toBe('204');
    const active = (await causes(elena, donating)).filter((each) => each.is_active);
    expect(active).toMatchObject([{ group_type: 'DonationAnimals', current_price_currency: [{ value: 7 }, {}] }]);
    expect(await auditOf(elena.portal, 'donation.change')).toMatchObject([
      { subject: donating, facts: { cents: 700, before: { cents: 500 } } },
    ]);
    await elena.close();
  });

  it('is refused while it is being set up', async () => {
    const elena = await openExtras('elena');
    await elena.portal.platform.pool.query(
      `update service_extra set status = 'InProgress' where service_id = $1 and code = '20040'`,
      [donating],
    );
    expect(await give(elena, donating)).toBe('409 EC_Provisioning_In_Progress');
    await elena.close();
  });

  it('is not available on a TV service', async () => {
    expect(await causes(extras, tv)).toEqual([]);
    expect(await give(extras, tv)).toBe('400 EC_Extra_Not_Supported_In_Tariff_Plan');
  });
});
