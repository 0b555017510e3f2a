// The automatic monthly payments of the saved cards.

import { Type, type Static } from 'typebox';
import { empty, endpoint } from '#platform/endpoint.ts';
import { distinct, nullable, Price, strict } from '#platform/schema.ts';

const entryFields = {
  card_id: nullable(Type.String()),
  is_paid_by_other: Type.Boolean({ description: 'A card of another account pays it' }),
  is_eligible_for_bonus: Type.Boolean(),
  name: Type.String(),
  price_currency: nullable(Price),
};
const ContractEntry = Type.Object({ contract_id: Type.String(), ...entryFields });
const ServiceEntry = Type.Object({ service_id: Type.String(), ...entryFields });

const TopUp = Type.Object({ service_id: Type.String(), card_id: Type.String() });

const RecurrentPayments = Type.Object({
  contracts: Type.Array(ContractEntry),
  enlightenment: Type.Array(ServiceEntry),
  smart_tv: Type.Array(ServiceEntry),
  top_ups: Type.Array(TopUp, { description: 'The numbers that cards of the account top up automatically' }),
});
export type RecurrentPayments = Static<typeof RecurrentPayments>;

export const listRecurrentPayments = endpoint({
  name: 'listRecurrentPayments',
  summary: 'What can be paid automatically, and which card pays it',
  method: 'GET',
  path: '/payments/recurrent-payments',
  access: 'account',
  readsOwn: true,
  answers: { 200: RecurrentPayments },
  errors: [],
});

const Ids = distinct(Type.String({ minLength: 1, maxLength: 40 }), { minItems: 0, maxItems: 200 });
const assignment = { contract_ids: Ids, enlightenments: Ids, smart_tvs: Ids };

export const setAutomaticPayment = endpoint({
  name: 'setAutomaticPayment',
  summary: 'Switches automatic payment by a card on or off for what is named',
  method: 'POST',
  path: '/payments/recurrent-payments',
  access: { holds: 'card', at: 'body.card_id' },
  idempotency: 'key',
  body: strict({ card_id: Type.String({ maxLength: 60 }), ...assignment, is_active: Type.Boolean() }),
  answers: { 204: empty },
  errors: ['EC_Card_Expired'],
});

export const assignCard = endpoint({
  name: 'assignCard',
  summary: 'Says all that a card pays; what is not named it pays no more',
  method: 'PUT',
  path: '/payments/saved-cards/:cardId/recurrent-payments',
  access: { holds: 'card', at: 'params.cardId' },
  idempotency: 'key',
  params: strict({ cardId: Type.String({ maxLength: 60 }) }),
  body: strict(assignment),
  answers: { 204: empty },
  errors: ['EC_Card_Expired'],
});

export const paymentEndpoints = [listRecurrentPayments, setAutomaticPayment, assignCard];
