// The operator's protection service over HTTP, with the same paths as the portal's own calls: `GET
// {url}/service/status/{msisdn}` {"is_active"}, `PUT {url}/service/{msisdn}/{operation}` {"is_accepted"}, `GET
// {url}/events/stats`, `GET {url}/events/search` and the lists `{url}/user/{msisdn}/blacklist` and `…/whitelist`.

import { Type, type TSchema } from 'typebox';
import type { PartnerAddress, PartnerCall } from '#platform/server/partners/partner-http.ts';
import type { ServiceKey } from '#platform/server/service-key.ts';
import type { ListName } from '../../rules.ts';
import { askService, tellService } from './ask-service.ts';
import { httpTimedProtection } from './http-timed-protection.ts';
import type { ProtectionService } from './protection-service.ts';

const Status = Type.Object({ is_active: Type.Boolean() });
const Verdict = Type.Object({ is_accepted: Type.Boolean() });
const Stats = Type.Object({
  total: Type.Integer(),
  blocked: Type.Integer(),
  categories: Type.Array(Type.Object({ name: Type.String(), count: Type.Integer() })),
  by_day: Type.Array(Type.Object({ day: Type.String(), blocked: Type.Integer() })),
});
const Events = Type.Array(
  Type.Object({
    timestamp: Type.String(),
    domain: Type.String(),
    category: Type.String(),
    action: Type.Union([Type.Literal('block'), Type.Literal('allow')]),
    reason: Type.Optional(
      Type.Union([Type.Literal('dangerous'), Type.Literal('block-list'), Type.Literal('schedule')]),
    ),
  }),
);
const Domains = Type.Array(Type.Object({ domain: Type.String() }));

const conflict = 409;

export function httpProtectionService(address: PartnerAddress): ProtectionService {
  const tell = (call: PartnerCall, expected?: readonly number[]) => tellService(address, call, expected);
  const ask = <Schema extends TSchema>(call: PartnerCall, schema: Schema) => askService(address, call, schema);

  return {
    ...httpTimedProtection(address),
    async isActive({ serviceId }) {
      return (await ask({ method: 'GET', path: `/service/status/${serviceId}` }, Status)).is_active;
    },
    async accepts({ serviceId }, operation, reference) {
      const call = { method: 'PUT', path: `/service/${serviceId}/${operation}`, key: reference } as const;
      return (await ask(call, Verdict)).is_accepted;
    },
    async statistics({ serviceId }, days) {
      const path = `/events/stats?deviceId=${serviceId}&days=${days}`;
      const { total, blocked, categories, by_day: byDay } = await ask({ method: 'GET', path }, Stats);
      return { total, blocked, categories, byDay };
    },
    async events({ serviceId }, days) {
      const path = `/events/search?clientIp=*&deviceId=${serviceId}&days=${days}&sort=desc`;
      const events = await ask({ method: 'GET', path }, Events);
      return events.map((event) => ({ ...event, timestamp: new Date(event.timestamp) }));
    },
    async domains(number, list) {
      const domains = await ask({ method: 'GET', path: listPath(number, list) }, Domains);
      return domains.map(({ domain }) => domain);
    },
    async add(number, { reference, list }, domains) {
      const body = domains.map((domain) => ({ domain }));
      const call = { method: 'POST', path: listPath(number, list), key: reference, body } as const;
      return (await tell(call, [conflict])) !== conflict;
    },
    async remove(number, { reference, list }, domain) {
      const path = `${listPath(number, list)}?domain=${encodeURIComponent(domain)}`;
      await tell({ method: 'DELETE', path, key: reference });
    },
  };
}

function listPath({ serviceId }: ServiceKey, list: ListName): string {
  return `/user/${serviceId}/${list}`;
}
