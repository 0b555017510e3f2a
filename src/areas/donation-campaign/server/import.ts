import { Type } from 'typebox';
import { cents, day, key, optional, structure, whole } from '#platform/server/import/fields.ts';
import { defineImportedResource } from '#platform/server/import/imported-resource.ts';

const amounts = Type.Array(Type.Integer({ minimum: 1, maximum: 100_000 }), { minItems: 1, maxItems: 20 });

export const donationCampaignsKind = defineImportedResource(
  {
    campaign_id: key('The id of the campaign'),
    goal_amount: whole('The goal, in whole euro', 1),
    unit_cents: cents('The price of one unit of the cause', 1),
    suggested_amounts: structure('The suggested sums, in whole euro', amounts),
    private_limit: whole('The monthly limit of a private number, in whole euro', 1),
    business_limit: whole('The monthly limit of a business number, in whole euro', 1),
    starts_on: optional(day('The first day of the campaign; without a value it has begun')),
    ends_on: day('The last day of the campaign'),
    collected_amount: optional(whole('The sum collected elsewhere before the import, in whole euro')),
    collected_donations: optional(whole('The number of these donations')),
  },
  {
    name: 'donation-campaigns',
    about: 'Donation campaigns. The portal counts the collected sum itself.',
    examples: [
      {
        campaign_id: 'donation-1',
        goal_amount: 8000,
        unit_cents: 200,
        suggested_amounts: [2, 6, 10, 20],
        private_limit: 100,
        business_limit: 500,
        ends_on: '2026-11-30',
      },
    ],
    problemOf: ({ starts_on = '', ends_on }) =>
      ends_on < starts_on ? { field: 'ends_on', message: 'is before starts_on', code: 'ends_before_start' } : null,
    table: 'donation_campaign',
    key: ['campaign_id'],
    besides: ['collected_amount', 'collected_donations'],
    written: { suggested_amounts: 'array(select jsonb_array_elements_text(s.suggested_amounts)::integer)' },
    also: [
      `insert into donation_tally (campaign_id, shard, amount, donations)
        select campaign_id, 0, coalesce(collected_amount, 0), coalesce(collected_donations, 0)
        from checked where outcome = 'new'`,
    ],
  },
);
