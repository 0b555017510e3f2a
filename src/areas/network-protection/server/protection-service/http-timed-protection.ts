// Allowances, schedules and checks of the operator's protection service: `GET {url}/service/abilities`, `PUT` and `DELETE
// {url}/user/{msisdn}/allowances?subject=` {"until"}, `GET {url}/user/{msisdn}/check?domain=`, `GET` and `PUT
// {url}/user/{msisdn}/schedule` {"time_zone", "windows"}. A service without abilities answers the first with 404. Of lists and
// allowances the most specific entry decides; between equal ones the allowance.

import { Type, type Static, type TSchema } from 'typebox';
import { Value } from 'typebox/value';
import {
  askPartner,
  PartnerUnavailable,
  type PartnerAddress,
  type PartnerCall,
} from '#platform/server/partners/partner-http.ts';
import { checkReasons } from '../../sites/rules.ts';
import { isTime, timedCategories, weekDays, type TimeWindow } from '../../times/rules.ts';
import type { TimedProtection } from './timed-protection.ts';

const one = <const Values extends readonly string[]>(values: Values) =>
  Type.Unsafe<Values[number]>({ type: 'string', enum: [...values] });

const AbilitiesAnswer = Type.Object({ allow: Type.Boolean(), check: Type.Boolean(), schedule: Type.Boolean() });
const VerdictAnswer = Type.Object({
  reason: one(checkReasons),
  category: Type.Union([Type.String(), Type.Null()]),
  until: Type.Union([Type.String(), Type.Null()]),
});
const Time = Type.Refine(Type.String(), isTime);
const ScheduleAnswer = Type.Object({
  windows: Type.Array(
    Type.Object({
      categories: Type.Array(one(timedCategories)),
      days: Type.Array(Type.Unsafe<TimeWindow['days'][number]>({ type: 'integer', enum: [...weekDays] })),
      from: Time,
      to: Time,
    }),
  ),
});

const nothing = { allow: false, check: false, schedule: false };

export function httpTimedProtection(address: PartnerAddress): TimedProtection {
  const ask = async <Schema extends TSchema>(call: PartnerCall, schema: Schema): Promise<Static<Schema>> => {
    const { status, body } = await askPartner(address, call);
    const given: unknown = body;
    if (status < 300 && Value.Check(schema, given)) return given;
    throw new PartnerUnavailable(`The protection service answered ${status} in an unknown format.`);
  };
  const tell = async (call: PartnerCall, expected: readonly number[] = []): Promise<void> => {
    const { status } = await askPartner(address, call);
    if (status >= 300 && !expected.includes(status)) {
      throw new PartnerUnavailable(`The protection service answered ${status}.`);
    }
  };
  const allowancePath = (serviceId: string, subject: string) =>
    `/user/${serviceId}/allowances?subject=${encodeURIComponent(subject)}`;

  return {
    async abilities() {
      const { status, body } = await askPartner(address, { method: 'GET', path: '/service/abilities' });
      const given: unknown = body;
      if (status === 404) return nothing;
      if (status < 300 && Value.Check(AbilitiesAnswer, given)) return given;
      throw new PartnerUnavailable(`The protection service answered ${status} in an unknown format.`);
    },
    allow: ({ serviceId }, { reference, subject, until }) =>
      tell({
        method: 'PUT',
        path: allowancePath(serviceId, subject),
        key: reference,
        body: { until: until.toISOString() },
      }),
    // 404: it is closed.
    close: ({ serviceId }, { reference, subject }) =>
      tell({ method: 'DELETE', path: allowancePath(serviceId, subject), key: `${reference}-end` }, [404]),
    async check({ serviceId }, domain) {
      const path = `/user/${serviceId}/check?domain=${encodeURIComponent(domain)}`;
      const { reason, category, until } = await ask({ method: 'GET', path }, VerdictAnswer);
      return { reason, category, until: until === null ? null : new Date(until) };
    },
    async windows({ serviceId }) {
      return (await ask({ method: 'GET', path: `/user/${serviceId}/schedule` }, ScheduleAnswer)).windows;
    },
    setWindows: ({ serviceId }, windows, reference) =>
      tell({
        method: 'PUT',
        path: `/user/${serviceId}/schedule`,
        key: reference,
        body: { time_zone: 'Europe/Sofia', windows },
      }),
  };
}
