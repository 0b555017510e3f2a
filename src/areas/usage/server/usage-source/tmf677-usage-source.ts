// The operator's usage system by TMF677 (version 4): `POST {url}/queryUsageConsumption` with the number as logical
// resource; the answer contains the consumption. 404 means that the system does not know the number.

import type { Clock } from '#platform/clock.ts';
import { askPartner, PartnerUnavailable, type PartnerAddress } from '#platform/server/partners/partner-http.ts';
import { queryOf, readConsumption } from './usage-consumption.ts';
import type { UsageSource } from './usage-source.ts';

const notFound = 404;

export function tmf677UsageSource(address: PartnerAddress, clock: Clock): UsageSource {
  return {
    async report({ serviceId }) {
      const call = { method: 'POST', path: '/queryUsageConsumption', body: queryOf(serviceId) } as const;
      const { status, body } = await askPartner(address, call);
      if (status === notFound) return null;
      const report = status < 300 ? readConsumption(body, clock.now()) : null;
      if (report) return report;
      throw new PartnerUnavailable(`The usage source answered ${status} in an unknown format.`);
    },
  };
}
