// The prepaid balance of a number. Top-ups are in top-up-contract.ts.

import { Type, type Static } from 'typebox';
import { empty, endpoint } from '#platform/endpoint.ts';
import { Day, Moment, Msisdn, nullable, oneOf, Price, strict } from '#platform/schema.ts';
import { automaticModes, stopReasons } from './automatic-top-up.ts';
import { movementKinds } from './rules.ts';
import { topUpEndpoints, TopUp } from './top-up-contract.ts';

const byMsisdn = strict({ msisdn: Msisdn });
const ownNumber = { holds: 'own-service', at: 'params.msisdn' } as const;

const Movement = Type.Object({
  movement_id: Type.String(),
  kind: oneOf(movementKinds),
  name: Type.String(),
  amount: Price,
  moved_at: Moment,
});
export type Movement = Static<typeof Movement>;

const AutomaticTopUp = Type.Object({
  mode: oneOf(automaticModes),
  below: nullable(Price),
  day: nullable(Type.Integer()),
  amount: Price,
  ceiling: Price,
  charged_this_month: Price,
  card: nullable(Type.String({ description: 'None if another account pays' })),
  card_name: nullable(Type.String({ description: 'None if the card was removed, or another account pays' })),
  is_own_card: Type.Boolean(),
  charge_after: nullable(Moment),
  is_stopped: Type.Boolean({ description: 'Saving it again starts it' }),
  stop_reason: nullable(oneOf(stopReasons)),
});
export type AutomaticTopUp = Static<typeof AutomaticTopUp>;

export const readBalance = endpoint({
  name: 'readBalance',
  summary: 'The balance of a prepaid number, until when it is valid, and what was taken and added',
  method: 'GET',
  path: '/balance/:msisdn',
  access: ownNumber,
  params: byMsisdn,
  answers: {
    200: Type.Object({
      msisdn: Type.String(),
      today: Day,
      balance: Price,
      available: Type.Array(Price.items, {
        description: 'The balance without the purchases that it does not contain yet',
      }),
      valid_until: nullable(Day),
      measured_at: Moment,
      is_old: Type.Boolean({ description: 'The figures are older than 24 hours' }),
      is_source_away: Type.Boolean({ description: 'The system with the balances did not answer' }),
      purchases: Type.Array(
        Type.Object({ purchase_id: Type.String(), name: Type.String(), amount: Price, created_at: Moment }),
        {
          description: 'What the balance does not contain yet',
        },
      ),
      movements: Type.Array(Movement, { description: 'Newest first' }),
      open_top_ups: Type.Array(TopUp, { description: 'Of the caller, whose outcome is not known yet' }),
      automatic: nullable(AutomaticTopUp),
    }),
  },
  errors: ['EC_Number_Not_Prepaid', 'EC_No_Balance_Data'],
});
export type Balance = Static<(typeof readBalance)['answers'][200]>;

const Euro = Type.Number({ description: 'In euro, with at most two decimals' });

export const changeAutomaticTopUp = endpoint({
  name: 'changeAutomaticTopUp',
  summary: 'Sets up, changes or stops the automatic top-up of a number',
  method: 'PUT',
  path: '/balance/:msisdn/auto-top-up',
  access: ownNumber,
  params: byMsisdn,
  idempotency: 'key',
  body: strict({
    automatic: nullable(
      Type.Union([
        strict({
          mode: oneOf(['below']),
          below: Euro,
          amount: Euro,
          ceiling: Euro,
          card: Type.String({ maxLength: 60 }),
        }),
        strict({
          mode: oneOf(['day']),
          day: Type.Integer({ minimum: 1, maximum: 28 }),
          amount: Euro,
          ceiling: Euro,
          card: Type.String({ maxLength: 60 }),
        }),
      ]),
    ),
  }),
  answers: { 204: empty },
  errors: ['EC_Number_Not_Prepaid', 'EC_Invalid_Top_Up', 'EC_Card_Expired'],
});
export type AutomaticChoice = NonNullable<Static<(typeof changeAutomaticTopUp)['body']>['automatic']>;

export const balanceEndpoints = [readBalance, changeAutomaticTopUp, ...topUpEndpoints];
