// The calls of the music offer. All carry the unique id of the number proof.

import { Type, type Static } from 'typebox';
import { empty, endpoint } from '#platform/endpoint.ts';
import { UniqueId, uniqueIdHeader, withUniqueId } from '#platform/number-proof.ts';
import { Day, nullable, oneOf, Price, strict } from '#platform/schema.ts';
import { musicStatuses } from './rules.ts';

const base = '/digital-extras-swap/music';

export const musicStatus = endpoint({
  name: 'musicStatus',
  summary: 'The music subscription of the number that was proved under the unique id',
  method: 'GET',
  path: `${base}/check-by-unique-id/:token`,
  access: 'public',
  params: strict({ token: UniqueId }),
  headers: withUniqueId,
  answers: {
    200: Type.Object({
      msisdn: Type.String(),
      is_recognized: Type.Boolean(),
      date_of_subscription: nullable(Day),
      subscriber_type: Type.String(),
      status: oneOf(musicStatuses),
      end_date_of_free_period: nullable(Day),
      free_period_end_date: nullable(Day),
      deactivation_date: nullable(Day),
      renewal_date: nullable(Day),
      link: nullable(Type.String()),
      price_currency: Price,
      today: Day,
    }),
  },
  errors: ['EC_Not_Found', 'EC_Verification_Failed', 'EC_Partner_Unavailable'],
});
export type MusicStatusAnswer = Static<(typeof musicStatus)['answers'][200]>;

export const activateMusic = endpoint({
  name: 'activateMusic',
  summary: 'Starts the music subscription; the free days are given once',
  method: 'POST',
  path: `${base}/activate`,
  access: 'public',
  headers: withUniqueId,
  body: strict({ unique_id: UniqueId }),
  answers: { 204: empty },
  errors: ['EC_Not_Found', 'EC_Verification_Failed', 'EC_Already_Active', 'EC_Partner_Unavailable'],
  idempotency: 'key',
});

export const deactivateMusic = endpoint({
  name: 'deactivateMusic',
  summary: 'Stops the music subscription at the end of its free or paid days',
  method: 'DELETE',
  path: `${base}/activate`,
  access: 'public',
  // A proxy may drop the body of a DELETE, so the header is enough.
  headers: Type.Object({ [uniqueIdHeader]: Type.Optional(UniqueId) }),
  body: nullable(strict({ unique_id: UniqueId })),
  answers: { 204: empty },
  errors: ['EC_Verification_Failed', 'EC_Already_Inactive', 'EC_Partner_Unavailable'],
  idempotency: 'key',
});

export const musicPrice = endpoint({
  name: 'musicPrice',
  summary: 'What the music offer costs after the free period',
  method: 'GET',
  path: `${base}/offer`,
  access: 'public',
  answers: { 200: Type.Object({ price_currency: Price, today: Day }) },
  errors: ['EC_Not_Found'],
});

export const musicOfferEndpoints = [musicStatus, activateMusic, deactivateMusic, musicPrice];
