// Whether an address would be stopped now, and why.

import { refuse, type Refusal } from '#platform/errors.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { ServiceKey } from '#platform/server/service-key.ts';
import { coveringDomains } from '../../rules.ts';
import { findAllowances } from '../../server/allowance-store.ts';
import { callOrUnavailable, type partnerAway } from '../../server/orders.ts';
import type { ProtectionService } from '../../server/protection-service/protection-service.ts';
import type { SiteCheck } from '../contract.ts';
import { isStopped } from '../rules.ts';

export async function checkAddress(
  { db }: Platform,
  service: ProtectionService,
  number: ServiceKey,
  domain: string,
): Promise<SiteCheck | Refusal<'EC_Protection_Cannot'> | typeof partnerAway> {
  return callOrUnavailable(async () => {
    if (!(await service.abilities()).check) return refuse('EC_Protection_Cannot');
    const { reason, category, until } = await service.check(number, domain);
    // The end of an allowance is known to the portal.
    const end = reason === 'allowed-now' ? await allowanceEnd() : until;
    return { domain, is_stopped: isStopped(reason), reason, category, until: end?.toISOString() ?? null };
  });

  async function allowanceEnd(): Promise<Date | null> {
    const covering = coveringDomains(domain);
    return (await findAllowances(db, number)).find(({ subject }) => covering.includes(subject))?.until ?? null;
  }
}
