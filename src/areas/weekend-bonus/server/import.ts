// Imported resources of the weekend bonus: the campaigns, and the numbers that joined.

import { day, key, moment, text, whole } from '#platform/server/import/fields.ts';
import { defineImportedResource, serviceByNumber, type Reference } from '#platform/server/import/imported-resource.ts';

const campaignById: Reference = {
  kind: 'bonus-campaigns',
  table: 'bonus_campaign',
  columns: ['campaign_id'],
  field: 'campaign_id',
};

export const bonusCampaignsKind = defineImportedResource(
  {
    campaign_id: key('The id of the campaign'),
    bonus_mb: whole('Megabytes for every weekend', 1),
    starts_on: day('Its first day'),
    ends_on: day('Its last day'),
  },
  {
    name: 'bonus-campaigns',
    about: 'Campaigns that give data for every weekend.',
    examples: [{ campaign_id: 'weekend-7', bonus_mb: 5120, starts_on: '2026-10-26', ends_on: '2026-11-29' }],
    problemOf: ({ starts_on, ends_on }) =>
      ends_on < starts_on ? { field: 'ends_on', message: 'is before starts_on', code: 'ends_before_start' } : null,
    table: 'bonus_campaign',
    key: ['campaign_id'],
    knownBy: campaignById,
  },
);

export const bonusParticipationsKind = defineImportedResource(
  {
    service_id: text('The number', { pattern: '^\\d{9,15}$' }),
    campaign_id: key('The campaign it joined'),
    activated_at: moment('When it joined'),
  },
  {
    name: 'bonus-participations',
    about: 'Numbers that joined a weekend campaign elsewhere.',
    examples: [{ service_id: '359888700101', campaign_id: 'weekend-7', activated_at: '2026-11-06T10:00:00Z' }],
    table: 'bonus_participation',
    key: ['customer_id', 'service_id', 'campaign_id'],
    references: [serviceByNumber, campaignById],
  },
);
