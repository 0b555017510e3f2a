// Whether an address would be stopped now, and why.

import { refuse, type Refusal } from '#platform/errors.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { ServiceKey } from '#platform/server/service-key.ts';
import { coveringDomains, decidingEntry, overruledBy, type ListName } from '../../rules.ts';
import { findAllowances } from '../../server/allowance-store.ts';
import { callOrUnavailable, type partnerAway } from '../../server/orders.ts';
import { readLists } from '../../server/read-protection-state.ts';
import type { ProtectionService } from '../../server/protection-service/protection-service.ts';
import type { SiteCheck } from '../contract.ts';
import { isStopped, type CheckReason } from '../rules.ts';

export async function checkAddress(
  { db, clock }: Platform,
  service: ProtectionService,
  number: ServiceKey,
  domain: string,
): Promise<SiteCheck | Refusal<'EC_Protection_Cannot'> | typeof partnerAway> {
  return callOrUnavailable(async () => {
    if (!(await service.abilities()).check) return refuse('EC_Protection_Cannot');
    const { reason, category, until } = await service.check(number, domain);
    // The end of an allowance is known to the portal.
    const end = reason === 'allowed-now' ? await allowanceEnd() : until;
    const isClosing = reason === 'allowed-now' && end !== null && end <= clock.now();
    return {
      domain,
      is_stopped: isStopped(reason),
      reason,
      category,
      until: isClosing ? null : (end?.toISOString() ?? null),
      is_closing: isClosing,
      ...(await findEntries(service, number, domain, reason)),
    };
  });

  /** The latest, because each of them opens it. */
  async function allowanceEnd(): Promise<Date | null> {
    const covering = coveringDomains(domain);
    return (await findAllowances(db, number)).findLast(({ subject }) => covering.includes(subject))?.until ?? null;
  }
}

/** Which entry of the lists the service followed, and which it did not. */
async function findEntries(
  service: ProtectionService,
  number: ServiceKey,
  domain: string,
  reason: CheckReason,
): Promise<Pick<SiteCheck, 'entry' | 'overruled'>> {
  const followed = listOfReason[reason];
  if (!followed) return { entry: null, overruled: null };
  const lists = await readLists(service, number);
  const decided = decidingEntry(domain, lists);
  // The list has changed meanwhile.
  if (decided?.list !== followed) return { entry: null, overruled: null };
  return { entry: decided.entry, overruled: overruledBy(decided, lists) };
}

const listOfReason: Partial<Record<CheckReason, ListName>> = { 'block-list': 'blacklist', 'allow-list': 'whitelist' };
