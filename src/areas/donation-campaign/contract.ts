import { Type, type Static } from 'typebox';
import { empty, endpoint } from '#platform/endpoint.ts';
import { Day, Moment, Msisdn, nullable, Price, strict } from '#platform/schema.ts';

const base = '/messaging/donation';

const CampaignId = Type.String({ pattern: '^[a-z0-9-]{1,40}$', description: 'The one campaign that is configured' });
const ofCampaign = strict({ campaign: CampaignId });

export const campaignEligibility = endpoint({
  name: 'campaignEligibility',
  summary: 'The services of the person that may donate, and whether the terms are accepted',
  method: 'GET',
  path: `${base}/eligibility`,
  access: 'account',
  query: ofCampaign,
  answers: {
    200: Type.Object({
      eligible_services: Type.Array(Type.Object({ service_id: Type.String(), is_prepaid: Type.Boolean() })),
      accepted_terms_and_conditions: Type.Boolean(),
    }),
  },
  errors: ['EC_Not_Found'],
});

export const donate = endpoint({
  name: 'donate',
  summary: 'Gives a whole sum of euro from a mobile number: on its next bill, or from the balance of a prepaid one',
  method: 'POST',
  path: base,
  access: { holds: 'own-service', at: 'body.msisdn' },
  body: strict({
    amount: Type.Integer({ minimum: 1, maximum: 9_999_999 }),
    msisdn: Msisdn,
    campaign_id: CampaignId,
    accepted_terms_and_conditions: Type.Boolean(),
  }),
  answers: { 204: empty },
  errors: [
    'EC_Not_Found',
    'EC_Phone_Is_Not_Eligible',
    'EC_Campaign_Ended',
    'EC_Limit_Exceeded',
    'EC_Credit_Limit_Exceeded',
    'EC_Balance_Not_Enough',
  ],
  idempotency: 'key',
});

export const eligibleDonationLimit = endpoint({
  name: 'eligibleDonationLimit',
  summary: 'What the number may still give this month, within its limit and its credit',
  method: 'GET',
  path: `${base}/eligible-limit/:msisdn`,
  access: { holds: 'own-service', at: 'params.msisdn' },
  params: strict({ msisdn: Msisdn }),
  // Older clients repeat the number in the query.
  query: strict({ campaign: CampaignId, msisdn: Type.Optional(Msisdn) }),
  answers: {
    200: Type.Object({ data: Type.Object({ amount: Type.Integer(), limit: Type.Integer(), given: Type.Integer() }) }),
  },
  errors: ['EC_Not_Found', 'EC_Phone_Is_Not_Eligible'],
});
export type EligibleLimit = Static<(typeof eligibleDonationLimit)['answers'][200]>['data'];

export const campaignProgress = endpoint({
  name: 'campaignProgress',
  summary: 'What was collected so far, the goal and the last day',
  method: 'GET',
  path: `${base}/campaign`,
  access: 'public',
  query: ofCampaign,
  answers: {
    200: Type.Object({
      collected_amount: Type.Integer(),
      goal_amount: Type.Integer(),
      donations: Type.Integer(),
      unit_price_currency: Price,
      unit_cents: Type.Integer(),
      suggested_amounts: Type.Array(Type.Integer()),
      today: Day,
      ends_on: Day,
      has_ended: Type.Boolean(),
    }),
  },
  errors: ['EC_Not_Found'],
});
export type CampaignProgress = Static<(typeof campaignProgress)['answers'][200]>;

export const lastDonation = endpoint({
  name: 'lastDonation',
  summary: 'The receipt of the last donation of the person to the campaign',
  method: 'GET',
  path: `${base}/last`,
  access: 'account',
  query: ofCampaign,
  answers: {
    200: Type.Object({
      donation: nullable(
        Type.Object({
          receipt_number: Type.String(),
          msisdn: Type.String(),
          is_prepaid: Type.Boolean(),
          amount: Type.Integer(),
          amount_currency: Price,
          unit_cents: Type.Integer(),
          donated_at: Moment,
          first_name: Type.String(),
        }),
      ),
    }),
  },
  errors: ['EC_Not_Found'],
});
export type DonationReceipt = NonNullable<Static<(typeof lastDonation)['answers'][200]>['donation']>;

export const donationCampaignEndpoints = [
  campaignEligibility,
  donate,
  eligibleDonationLimit,
  campaignProgress,
  lastDonation,
];
