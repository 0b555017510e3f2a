// The end of a roaming plan or package by withdrawal: the same order as its deactivation.

import { addDays, sofiaDay } from '#platform/clock.ts';
import { inLanguage } from '#platform/languages.ts';
import { inTransaction, type Queryable } from '#platform/server/database/database.ts';
import type { Platform } from '#platform/server/platform.ts';
import { unused, type PurchaseKind, type PurchaseUse } from '#platform/server/purchases/purchase-kind.ts';
import type { PurchaseRow } from '#platform/server/purchases/purchase-store.ts';
import { isOffered, type RoamingTariff } from '../rules.ts';
import { modifyRoaming } from './modify-roaming.ts';
import { findLastDay, findPackage } from './plan-store.ts';
import { findNumber, lockNumber, type RoamingNumber } from './roaming-store.ts';

export function roamingPurchases(platform: Platform): PurchaseKind[] {
  const findOffer: PurchaseKind['findOffer'] = async (service, planId, language) => {
    const number = service && (await findNumber(platform, service));
    const plan = number?.plans.find(({ plan_id }) => plan_id === planId);
    if (!number || !plan || !isOffered(plan, number.subscriber)) return null;
    const isPackage = plan.component_type === 'PACKAGE';
    return {
      name: inLanguage({ bg: plan.name_bg, en: plan.name_en }, language),
      priceCents: plan.price_cents,
      per: isPackage ? 'once' : 'month',
      freeDays: null,
      validDays: isPackage ? plan.valid_days : null,
    };
  };
  const end: PurchaseKind['end'] = (purchase) => endPlan(platform, purchase);
  return [
    { kind: 'roaming-plan', readUse: (db, purchase) => useOfPlan(platform, db, purchase), end, findOffer },
    {
      kind: 'roaming-package',
      async readUse(db, purchase) {
        const found = await findPackage(db, serviceOf(purchase), purchase.subject);
        if (!found || found.status === 'pendingActive') return unused;
        const { plans } = await findNumber(platform, serviceOf(purchase));
        const periodDays = plans.find(({ plan_id }) => plan_id === found.plan_id)?.valid_days ?? null;
        const usedFrom = firstUse(found.expires_on, periodDays);
        return { ...unused, isActive: true, periodDays, usedFrom, usedTo: found.expires_on };
      },
      end,
      findOffer,
    },
  ];
}

/** The last day is known from the first connection abroad on; before it nothing was used. */
function firstUse(expiresOn: string | null, validDays: number | null): string | null {
  return expiresOn === null || validDays === null ? null : addDays(expiresOn, 1 - validDays);
}

/** A plan that has ended without a known day counts as used on its first day. */
async function useOfPlan(platform: Platform, db: Queryable, purchase: PurchaseRow): Promise<PurchaseUse> {
  const { plans } = await findNumber(platform, serviceOf(purchase));
  const plan = plans.find(({ plan_id }) => plan_id === purchase.subject);
  if (!plan) return unused;
  if (plan.pending === 'activate') return { ...unused, leavesWithout: withoutMain(plan) };
  const concludedOn = sofiaDay(purchase.concluded_at);
  const usedTo = await findLastDay(db, serviceOf(purchase), plan.plan_id);
  const ended = {
    ...unused,
    isActive: true,
    usedFrom: concludedOn,
    usedTo: usedTo ?? purchase.ended_on ?? concludedOn,
  };
  if (plan.active_count === 0) return ended;
  return { ...ended, usedFrom: plan.activated_on ?? concludedOn, usedTo, leavesWithout: withoutMain(plan) };
}

/** The plan before has ended with the order of this one; only the user chooses the next. */
function withoutMain({ component_type }: RoamingNumber['plans'][number]): PurchaseUse['leavesWithout'] {
  return component_type === 'MAIN_TARIFF' ? 'roaming' : null;
}

async function endPlan(platform: Platform, purchase: PurchaseRow): Promise<'ended' | 'waiting'> {
  const service = serviceOf(purchase);
  return inTransaction(platform.db, async (tx) => {
    const number = await lockNumber(platform, tx, service);
    const tariff = activeTariff(number, purchase);
    if (!tariff && !isStarting(number, purchase)) return 'ended';
    // The pending order may be the one that sets it up, or the one that ends it.
    if (tariff && !number.has_request)
      await modifyRoaming(platform, tx, { service, accountId: null, tariffs: [tariff] });
    return 'waiting';
  });
}

/** The order that ends the purchase; null if it is not active. */
function activeTariff({ plans }: RoamingNumber, { kind, subject }: PurchaseRow): RoamingTariff | null {
  const isPackage = kind === 'roaming-package';
  const plan = plans.find((each) =>
    isPackage ? each.package_ids.includes(subject) : each.plan_id === subject && each.active_count > 0,
  );
  if (!plan) return null;
  return { tariff_id: plan.plan_id, operation: 'deactivate', ...(isPackage && { package_id: subject }) };
}

function isStarting({ plans, has_request }: RoamingNumber, { kind, subject }: PurchaseRow): boolean {
  return (
    has_request &&
    plans.some(
      ({ plan_id, pending }) =>
        pending === 'activate' && (kind === 'roaming-package' ? subject.endsWith(`-${plan_id}`) : plan_id === subject),
    )
  );
}

const serviceOf = ({ customer_id: customerId, service_id: serviceId }: PurchaseRow) => ({
  customerId,
  serviceId: serviceId!,
});
