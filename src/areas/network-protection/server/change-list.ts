// Adds sites to a list of a number atomically, and removes one.

import { done } from '#platform/endpoint.ts';
import { isRefusal, refuse, type Refusal } from '#platform/errors.ts';
import { recordAudit } from '#platform/server/audit/record-audit.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { enqueue } from '#platform/server/jobs/job.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { ServiceKey } from '#platform/server/service-key.ts';
import { coveringDomains, listNames, mostDomains, type ListName, type Lists } from '../rules.ts';
import { changeAllowance, findAllowances, lockNumber } from './allowance-store.ts';
import { closeAllowanceJob } from './jobs.ts';
import { callOrUnavailable, claimOrder, dropOrder, settleOrder } from './orders.ts';
import type { ListChange, ProtectionService } from './protection-service/protection-service.ts';
import { readLists, readProtectionState } from './read-protection-state.ts';

type Code = 'EC_Domain_Already_Exists' | 'EC_Already_Inactive' | 'EC_Domain_List_Full' | 'EC_Not_Found';

/** A change of a list; `refusalOf` checks the current lists, `tell` sends it to the service. */
type ListChangeRequest<Own extends Code> = {
  list: ListName;
  domains: readonly string[];
  action: 'add' | 'remove';
  refusalOf(lists: Lists): Refusal<Own> | null;
  tell(change: ListChange): Promise<Refusal<Own> | null>;
  /** The refusal if somebody else made the same change meanwhile. */
  late: Refusal<Own>;
};

export type ListChanging<Own extends Code, Outcome> = {
  number: ServiceKey;
  accountId: number;
  /** Runs a change once; see Call.change. */
  change(work: (tx: Tx) => Promise<typeof done | Refusal<Own>>): Promise<Outcome>;
};

type AddRefusal = 'EC_Domain_Already_Exists' | 'EC_Already_Inactive' | 'EC_Domain_List_Full';

export function addDomains<Outcome>(
  platform: Platform,
  service: ProtectionService,
  changing: ListChanging<AddRefusal, Outcome>,
  list: ListName,
  domains: readonly string[],
) {
  const exists = refuse('EC_Domain_Already_Exists');
  return changeList<AddRefusal, Outcome>(platform, service, changing, {
    list,
    domains,
    action: 'add',
    refusalOf(lists) {
      const known = domains.find((domain) => listNames.some((each) => lists[each].has(domain)));
      if (known !== undefined) return refuse('EC_Domain_Already_Exists', { Domain: known });
      const isTooMany = lists[list].size + domains.length > mostDomains;
      return isTooMany ? refuse('EC_Domain_List_Full') : null;
    },
    tell: async (change) => ((await service.add(changing.number, change, domains)) ? null : exists),
    late: exists,
  });
}

type RemoveRefusal = 'EC_Not_Found' | 'EC_Already_Inactive';

export function removeDomain<Outcome>(
  platform: Platform,
  service: ProtectionService,
  changing: ListChanging<RemoveRefusal, Outcome>,
  list: ListName,
  domain: string,
) {
  const gone = refuse('EC_Not_Found');
  return changeList<RemoveRefusal, Outcome>(platform, service, changing, {
    list,
    domains: [domain],
    action: 'remove',
    refusalOf: (lists) => (lists[list].has(domain) ? null : gone),
    async tell(change) {
      await service.remove(changing.number, change, domain);
      return null;
    },
    late: gone,
  });
}

async function changeList<Own extends Code, Outcome>(
  platform: Platform,
  service: ProtectionService,
  { number, accountId, change }: ListChanging<Own | 'EC_Already_Inactive', Outcome>,
  { list, domains, action, refusalOf, tell, late }: ListChangeRequest<Own | 'EC_Already_Inactive'>,
) {
  const { db, clock } = platform;
  const order = await claimOrder(db, number, [action, list, domains], clock.now());
  const said = await callOrUnavailable(async () => {
    const { isActive } = await readProtectionState(platform, service, number);
    if (!isActive) return refuse('EC_Already_Inactive');
    // A retry may have succeeded the first time: then its sites are already on the list.
    const refusal = order.isRepeat ? null : refusalOf(await readLists(service, number));
    return refusal ?? tell({ reference: order.reference, list });
  });
  if (isRefusal(said) && said.refused === 'EC_Partner_Unavailable') return said;
  if (said) {
    await dropOrder(db, number, order);
    return change(() => Promise.resolve(said as Refusal<Own>));
  }
  return change(async (tx) => {
    if (!(await settleOrder(tx, number, order))) return late;
    if (action === 'add' && list === 'blacklist') await endAllowances(tx, number, domains, clock.now());
    await recordAudit(tx, {
      customerId: number.customerId,
      accountId,
      action: `protection.${list}-${action}`,
      subject: number.serviceId,
      // The sites are private: the audit log only contains their number.
      facts: { domains: domains.length },
      happenedAt: clock.now(),
    });
    return done;
  });
}

/** A site that is always stopped from now on must not stay open for the rest of its time, nor its subdomains. */
async function endAllowances(tx: Tx, number: ServiceKey, domains: readonly string[], now: Date): Promise<void> {
  const { customerId, serviceId } = number;
  const stopped = new Set(domains);
  await lockNumber(tx, number);
  for (const { subject, allowance_id: allowanceId } of await findAllowances(tx, number)) {
    if (!coveringDomains(subject).some((domain) => stopped.has(domain))) continue;
    await changeAllowance(tx, number, allowanceId, { until: now });
    await enqueue(tx, closeAllowanceJob, { customerId, serviceId, allowanceId });
  }
}
