// Allowances, schedules and checks of the operator's protection service: `GET {url}/service/abilities`, `PUT` and `DELETE
// {url}/user/{msisdn}/allowances?subject=` {"until"}, `GET {url}/user/{msisdn}/check?domain=`, `GET` and `PUT
// {url}/user/{msisdn}/schedule` {"time_zone", "windows"}. A service without abilities answers the first with 404. Of lists and
// allowances the most specific entry decides; between equal ones the allowance.

import { Type, type TSchema } from 'typebox';
import { oneOf } from '#platform/schema.ts';
import { askPartner, type PartnerAddress, type PartnerCall } from '#platform/server/partners/partner-http.ts';
import { checkReasons } from '../../sites/rules.ts';
import { isTime, timedCategories, weekDays, type TimeWindow } from '../../times/rules.ts';
import { askService, contentOf, tellService } from './ask-service.ts';
import type { TimedProtection } from './timed-protection.ts';

const AbilitiesAnswer = Type.Object({ allow: Type.Boolean(), check: Type.Boolean(), schedule: Type.Boolean() });
const VerdictAnswer = Type.Object({
  reason: oneOf(checkReasons),
  category: Type.Union([Type.String(), Type.Null()]),
  until: Type.Union([Type.String(), Type.Null()]),
});
const Time = Type.Refine(Type.String(), isTime);
const ScheduleAnswer = Type.Object({
  windows: Type.Array(
    Type.Object({
      categories: Type.Array(oneOf(timedCategories)),
      days: Type.Array(Type.Unsafe<TimeWindow['days'][number]>({ type: 'integer', enum: [...weekDays] })),
      from: Time,
      to: Time,
    }),
  ),
});

const nothing = { allow: false, check: false, schedule: false };

export function httpTimedProtection(address: PartnerAddress): TimedProtection {
  const ask = <Schema extends TSchema>(call: PartnerCall, schema: Schema) => askService(address, call, schema);
  const tell = async (call: PartnerCall, expected?: readonly number[]) => {
    await tellService(address, call, expected);
  };
  const allowancePath = (serviceId: string, subject: string) =>
    `/user/${serviceId}/allowances?subject=${encodeURIComponent(subject)}`;

  return {
    async abilities() {
      const answer = await askPartner(address, { method: 'GET', path: '/service/abilities' });
      return answer.status === 404 ? nothing : contentOf(answer, AbilitiesAnswer);
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
