// Activates and deactivates roaming plans of a number atomically. Nothing changes until the network is done, so a
// number never has two main tariffs or none. A package reserves its price from the credit or the balance at once, so
// that the same money is not spent twice.

import type { AttentionKind } from '#platform/attention-kinds.ts';
import type { AttentionSubject } from '#platform/attention-subjects.ts';
import { randomUUID } from 'node:crypto';
import { sofiaDay } from '#platform/clock.ts';
import { done } from '#platform/endpoint.ts';
import { isRefusal, refuse, type Refusal } from '#platform/errors.ts';
import { saveAttention } from '#platform/server/attention.ts';
import { recordAudit } from '#platform/server/audit/record-audit.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { takeBalance, type BalanceRefusal } from '#platform/server/number-balance.ts';
import { takeCredit } from '#platform/server/number-credit.ts';
import { enqueue } from '#platform/server/jobs/job.ts';
import type { Modification } from '#platform/server/partners/provisioning.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { ServiceKey } from '#platform/server/service-key.ts';
import { recordPurchase } from '#platform/server/purchases/purchase-store.ts';
import { saveRequest } from '#platform/server/processing-request.ts';
import { oneOffCents, refusalOfModification, type RoamingTariff } from '../rules.ts';
import { finishModificationJob } from './jobs.ts';
import { purchaseIdOf, setPending, type PlanChange } from './plan-store.ts';
import { lockNumber, type PlanRow, type RoamingNumber } from './roaming-store.ts';

/** Without an account the change follows from one that was made elsewhere. */
type ModificationRequest = { service: ServiceKey; accountId: number | null; tariffs: readonly RoamingTariff[] };

export async function modifyRoaming(platform: Platform, tx: Tx, { service, accountId, tariffs }: ModificationRequest) {
  const number = await lockNumber(platform, tx, service);
  if (number.msisdn_type !== 'Mobile') return refuse('EC_Phone_Is_Not_Eligible');
  // The pending request may be the one that makes this change possible.
  if (number.has_request) return refuse('EC_Msisdn_Already_Has_Processing_Request');
  const refused = refusalOfModification(number.plans, tariffs, number.subscriber);
  if (refused) return refuse(refused);
  const changes = tariffs.map(({ tariff_id, operation, package_id: packageId }) => ({
    plan: planOf(number, tariff_id),
    operation,
    packageId,
  }));
  const requestId = randomUUID();
  const now = platform.clock.now();
  const unpaid = await pay(platform, tx, service, { number, changes, requestId });
  if (isRefusal(unpaid)) return unpaid;
  const { chargedCents } = unpaid;
  for (const change of changes) {
    await setPending(tx, service, change, { requestId, today: sofiaDay(now) });
    if (isBought(change)) await recordBought(tx, service, change, { requestId, accountId, number, now });
  }
  await order(platform, tx, service, { requestId, changes, chargedCents });
  await recordAudit(tx, {
    customerId: service.customerId,
    accountId,
    action: 'roaming.modify',
    subject: service.serviceId,
    facts: { tariffs, prices: changes.map(({ plan }) => plan.price_cents) },
    happenedAt: now,
  });
  return done;
}

/** A plan without a price is no purchase. */
function isBought({ plan, operation }: PlanChange): boolean {
  return operation === 'activate' && plan.price_cents > 0;
}

type Order = { requestId: string; accountId: number | null; number: RoamingNumber; now: Date };

/** A package is paid at once, all other plans monthly. */
async function recordBought(
  tx: Tx,
  service: ServiceKey,
  { plan }: PlanChange,
  { requestId, accountId, number, now }: Order,
): Promise<void> {
  const isPackage = plan.component_type === 'PACKAGE';
  const purchaseId = purchaseIdOf(requestId, plan.plan_id);
  await recordPurchase(tx, {
    ...service,
    accountId,
    purchaseId,
    kind: isPackage ? 'roaming-package' : 'roaming-plan',
    subject: isPackage ? purchaseId : plan.plan_id,
    name: { bg: plan.name_bg, en: plan.name_en },
    priceCents: plan.price_cents,
    per: isPackage ? 'once' : 'month',
    paidFrom: number.subscriber.isPrepaid ? 'balance' : 'bill',
    paidCents: isPackage ? plan.price_cents : 0,
    now,
  });
}

type PaidChanges = { number: RoamingNumber; changes: readonly PlanChange[]; requestId: string };

/** A prepaid number pays from its balance, any other from its credit until the next bill. */
async function pay(
  { clock }: Platform,
  tx: Tx,
  service: ServiceKey,
  { number, changes, requestId }: PaidChanges,
): Promise<{ chargedCents: number } | BalanceRefusal | Refusal<'EC_Credit_Limit_Exceeded'>> {
  const cents = oneOffCents(changes);
  if (cents === 0) return { chargedCents: 0 };
  if (!number.subscriber.isPrepaid) {
    const canPay = await takeCredit(tx, service, cents, clock.now());
    return canPay ? { chargedCents: cents } : refuse('EC_Credit_Limit_Exceeded');
  }
  const { name_bg: bg, name_en: en } = changes.find(({ operation }) => operation === 'activate')!.plan;
  const purchase = { purchaseId: requestId, kind: 'package', name: { bg, en }, cents } as const;
  return (await takeBalance(tx, service, [purchase], clock.now())) ?? { chargedCents: 0 };
}

export const changeAttention: { kind: AttentionKind; subject: AttentionSubject } = {
  kind: 'roaming-change',
  subject: 'plans',
};

/** What the rollback needs if the network fails. */
export type ModificationUndo = { chargedCents: number };

async function order(
  platform: Platform,
  tx: Tx,
  service: ServiceKey,
  { requestId, changes, chargedCents }: { requestId: string; changes: readonly PlanChange[]; chargedCents: number },
): Promise<void> {
  const now = platform.clock.now();
  const { customerId, serviceId } = service;
  const endsWhole = (change: PlanChange) => change.operation === 'deactivate' && !leavesOthers(change);
  const removes = changes.filter(endsWhole).map(({ plan }) => plan.plan_id);
  const codes = changes.filter((change) => !endsWhole(change)).map(({ plan }) => plan.plan_id);
  await saveRequest(tx, {
    customerId,
    serviceId,
    requestId,
    codes: [...codes, ...removes],
    undo: { chargedCents } satisfies ModificationUndo,
    startedAt: now,
  });
  const modifies = modificationsIn(changes);
  const runAt = await platform.provisioning.order(tx, { requestId, serviceId, codes, removes, modifies });
  await enqueue(tx, finishModificationJob, { customerId, serviceId, requestId }, { runAt });
  const { name_bg, name_en } = (changes.find(({ operation }) => operation === 'activate') ?? changes[0]!).plan;
  const properties = { name_bg, name_en };
  await saveAttention(tx, { customerId, serviceId, ...changeAttention, dueOn: null, properties, now });
}

/** One package ends while others of its plan stay active. */
function leavesOthers({ plan, packageId }: PlanChange): boolean {
  return packageId !== undefined && plan.active_count > 1;
}

/** A main tariff replaces another; packages of a plan are added or removed. */
function modificationsIn(changes: readonly PlanChange[]): Modification[] {
  const ending = changes.find(
    ({ plan, operation }) => operation === 'deactivate' && plan.component_type === 'MAIN_TARIFF',
  );
  return changes.flatMap((change): Modification[] => {
    const { plan, operation, packageId } = change;
    const { plan_id: code, active_count } = plan;
    if (operation === 'deactivate') {
      return leavesOthers(change) ? [{ code, quantity: active_count - 1, ends: packageId! }] : [];
    }
    if (plan.component_type === 'MAIN_TARIFF' && ending) return [{ code, replaces: ending.plan.plan_id }];
    return active_count > 0 ? [{ code, quantity: active_count + 1 }] : [];
  });
}

function planOf({ plans }: RoamingNumber, planId: string): PlanRow {
  return plans.find(({ plan_id }) => plan_id === planId)!;
}
