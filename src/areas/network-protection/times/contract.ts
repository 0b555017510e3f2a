// The calls of the schedule: when which categories of sites are stopped.

import { Type, type Static } from 'typebox';
import { empty, endpoint } from '#platform/endpoint.ts';
import { Moment, nullable, oneOf, strict } from '#platform/schema.ts';
import { base, byUser } from '../contract-parts.ts';
import { allowanceStates } from '../sites/rules.ts';
import { isTime, mostWindows, timedCategories, weekDays, type WeekDay } from './rules.ts';

const Time = Type.Refine(Type.String({ maxLength: 5, description: 'A time of day as HH:MM, in Sofia' }), isTime);
const hasNoDuplicates = (items: readonly unknown[]) => new Set(items).size === items.length;

const Window = strict({
  categories: Type.Refine(
    Type.Array(oneOf(timedCategories), { minItems: 1, maxItems: timedCategories.length }),
    hasNoDuplicates,
  ),
  days: Type.Refine(
    Type.Array(Type.Unsafe<WeekDay>({ type: 'integer', enum: [...weekDays] }), {
      minItems: 1,
      maxItems: weekDays.length,
      description: 'The days on which it begins; Monday is 1',
    }),
    hasNoDuplicates,
  ),
  from: Time,
  to: Time,
});
const Windows = Type.Array(Window, { maxItems: mostWindows });

export const protectionSchedule = endpoint({
  name: 'protectionSchedule',
  summary:
    'When which categories are stopped, which are now (until null: without an end), and the pause of the schedule',
  method: 'GET',
  path: `${base}/user/:id/schedule`,
  ...byUser,
  answers: {
    200: Type.Object({
      version: Type.String({ description: 'Changes with the schedule; a change may name the one it was made on' }),
      windows: Windows,
      stopped_now: Type.Array(Type.Object({ category: oneOf(timedCategories), until: nullable(Moment) })),
      pause: nullable(Type.Object({ until: Moment, state: oneOf(allowanceStates) })),
      can_add_time: Type.Boolean(),
    }),
  },
  errors: ['EC_Protection_Cannot', 'EC_Partner_Unavailable'],
});
export type ProtectionSchedule = Static<(typeof protectionSchedule)['answers'][200]>;

export const changeSchedule = endpoint({
  name: 'changeSchedule',
  summary: 'Replaces the schedule of a number',
  method: 'PUT',
  path: `${base}/user/:id/schedule`,
  ...byUser,
  headers: Type.Object({ 'if-match': Type.Optional(Type.String({ maxLength: 80 })) }),
  body: strict({ windows: Windows }),
  answers: { 204: empty },
  errors: ['EC_Already_Inactive', 'EC_Settings_Changed', 'EC_Protection_Cannot', 'EC_Partner_Unavailable'],
  idempotency: 'key',
});

export const addTime = endpoint({
  name: 'addTime',
  summary: 'Fifteen more minutes: pauses the schedule, at most an hour ahead',
  method: 'POST',
  path: `${base}/user/:id/schedule/more-time`,
  ...byUser,
  answers: { 200: Type.Object({ until: Moment }) },
  errors: [
    'EC_Already_Inactive',
    'EC_Limit_Exceeded',
    'EC_Msisdn_Already_Has_Processing_Request',
    'EC_Not_Found',
    'EC_Protection_Cannot',
    'EC_Partner_Unavailable',
  ],
  idempotency: 'key',
});

export const timeEndpoints = [protectionSchedule, changeSchedule, addTime];
