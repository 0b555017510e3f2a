import { Type, type Static } from 'typebox';
import { empty, endpoint } from '#platform/endpoint.ts';
import { Day, distinct, Moment, Msisdn, nullable, oneOf, strict } from '#platform/schema.ts';

const base = '/incentive/bonus/new-campaign';

export const bonusEligibility = endpoint({
  name: 'bonusEligibility',
  summary: 'Which numbers of the account may join the weekend bonus, and how each of them stands',
  method: 'GET',
  path: `${base}/eligibility`,
  access: 'account',
  readsOwn: true,
  answers: {
    200: Type.Object({
      is_eligible: Type.Boolean(),
      eligible_msisdns: Type.Array(Type.String()),
      participation_details: Type.Array(
        Type.Object({
          msisdn: Type.String(),
          label: nullable(Type.String()),
          tariff_name: Type.String(),
          status: oneOf(['NotJoined', 'Joined']),
          activated_at: nullable(Moment),
          valid_to: nullable(Day),
        }),
      ),
      campaign: nullable(Type.Object({ starts_on: Day, ends_on: Day, bonus_mb: Type.Integer() })),
      today: Day,
    }),
  },
  errors: [],
});
export type BonusEligibility = Static<(typeof bonusEligibility)['answers'][200]>;
export type Participation = BonusEligibility['participation_details'][number];

export const activateBonus = endpoint({
  name: 'activateBonus',
  summary: 'Lets numbers join the weekend bonus, all of them or none',
  method: 'POST',
  path: `${base}/activate`,
  access: 'account',
  body: strict({ msisdns: distinct(Msisdn, { minItems: 1, maxItems: 200 }) }),
  answers: { 204: empty },
  errors: ['EC_Already_Active', 'EC_Campaign_Ended', 'EC_Phone_Is_Not_Eligible'],
  idempotency: 'key',
});

export const weekendBonusEndpoints = [bonusEligibility, activateBonus];
