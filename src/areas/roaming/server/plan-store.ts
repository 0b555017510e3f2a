// Writes changes of the plans of a number.

import type { Queryable, Tx } from '#platform/server/database/database.ts';
import { saveEnd } from '#platform/server/purchases/purchase-store.ts';
import type { ServiceKey } from '#platform/server/service-key.ts';
import type { Operation } from '../constants.ts';
import type { PlanRow } from './roaming-store.ts';

export type PlanChange = { plan: PlanRow; operation: Operation; packageId?: string | undefined };

/** A plan stays unchanged until the network answers; only the pending operation is saved. */
export async function setPending(
  tx: Tx,
  service: ServiceKey,
  { plan, operation, packageId }: PlanChange,
  { requestId, today }: { requestId: string; today: string },
): Promise<void> {
  if (plan.component_type !== 'PACKAGE') {
    if (operation === 'activate') await saveExpired(tx, service, plan.plan_id, today);
    return setTariffPending(tx, service, plan, operation);
  }
  if (operation === 'activate') return insertPackage(tx, service, plan.plan_id, purchaseIdOf(requestId, plan.plan_id));
  const ids = packageId === undefined ? plan.package_ids : [packageId];
  await packagesOf(tx, service).set({ status: 'pendingTerminate' }).where('package_id', 'in', ids).execute();
}

/** Also the id of a new package. */
export function purchaseIdOf(requestId: string, planId: string): string {
  return `${requestId}-${planId}`;
}

async function setTariffPending(tx: Tx, service: ServiceKey, plan: PlanRow, pending: Operation): Promise<void> {
  await tx
    .insertInto('service_roaming')
    .values({
      customer_id: service.customerId,
      service_id: service.serviceId,
      plan_id: plan.plan_id,
      component_type: plan.component_type,
      pending,
    })
    .onConflict((conflict) => conflict.columns(['customer_id', 'service_id', 'plan_id']).doUpdateSet({ pending }))
    .execute();
}

/** Its last day is known until it begins again. */
async function saveExpired(tx: Tx, service: ServiceKey, planId: string, today: string): Promise<void> {
  const lastDay = await findLastDay(tx, service, planId);
  if (lastDay === null || lastDay >= today) return;
  await saveEnd(tx, { ...service, kind: 'roaming-plan', subject: planId, endedOn: lastDay });
}

/** Of a tariff that ends automatically. */
export async function findLastDay(db: Queryable, { customerId, serviceId }: ServiceKey, planId: string) {
  const found = await db
    .selectFrom('service_roaming')
    .select('expires_on')
    .where('customer_id', '=', customerId)
    .where('service_id', '=', serviceId)
    .where('plan_id', '=', planId)
    .executeTakeFirst();
  return found?.expires_on ?? null;
}

async function insertPackage(tx: Tx, { customerId, serviceId }: ServiceKey, planId: string, packageId: string) {
  await tx
    .insertInto('service_roaming_package')
    .values({
      customer_id: customerId,
      service_id: serviceId,
      package_id: packageId,
      plan_id: planId,
      status: 'pendingActive',
    })
    .execute();
}

/** The network has done the order. Ending tariffs come first, so that there are never two main tariffs. */
export async function completePending(tx: Tx, service: ServiceKey, today: string): Promise<void> {
  await saveEnds(tx, service, today);
  await tariffsOf(tx, service, 'deactivate').set({ pending: null, active_count: 0, expires_on: null }).execute();
  await tariffsOf(tx, service, 'activate').set(begunOn(today)).execute();
  await packagesOf(tx, service).set({ status: 'terminated' }).where('status', '=', 'pendingTerminate').execute();
  await packagesOf(tx, service)
    .set({ status: 'active', activated_on: today })
    .where('status', '=', 'pendingActive')
    .execute();
}

async function saveEnds(tx: Tx, service: ServiceKey, endedOn: string): Promise<void> {
  const { customerId, serviceId } = service;
  const plans = await tx
    .selectFrom('service_roaming')
    .select('plan_id')
    .where('customer_id', '=', customerId)
    .where('service_id', '=', serviceId)
    .where('pending', '=', 'deactivate')
    .execute();
  for (const { plan_id } of plans) await saveEnd(tx, { ...service, kind: 'roaming-plan', subject: plan_id, endedOn });
  const packages = await tx
    .selectFrom('service_roaming_package')
    .select('package_id')
    .where('customer_id', '=', customerId)
    .where('service_id', '=', serviceId)
    .where('status', '=', 'pendingTerminate')
    .execute();
  for (const { package_id: subject } of packages) {
    await saveEnd(tx, { ...service, kind: 'roaming-package', subject, endedOn });
  }
}

/** The network failed: everything returns to its former state. */
export async function rollBackPending(tx: Tx, service: ServiceKey): Promise<void> {
  await tariffsOf(tx, service, 'deactivate').set({ pending: null }).execute();
  await tariffsOf(tx, service, 'activate').set({ pending: null }).execute();
  await packagesOf(tx, service).set({ status: 'active' }).where('status', '=', 'pendingTerminate').execute();
  await tx
    .deleteFrom('service_roaming_package')
    .where('customer_id', '=', service.customerId)
    .where('service_id', '=', service.serviceId)
    .where('status', '=', 'pendingActive')
    .execute();
}

/** How a package was used, also after its end. */
export function findPackage(db: Queryable, { customerId, serviceId }: ServiceKey, packageId: string) {
  return db
    .selectFrom('service_roaming_package')
    .select(['plan_id', 'status', 'activated_on', 'expires_on'])
    .where('customer_id', '=', customerId)
    .where('service_id', '=', serviceId)
    .where('package_id', '=', packageId)
    .executeTakeFirst();
}

function begunOn(today: string) {
  const used = { used_minutes: 0, used_sms: 0, used_megabytes: 0 };
  return { pending: null, active_count: 1, activated_on: today, expires_on: null, ...used };
}

function tariffsOf(tx: Tx, { customerId, serviceId }: ServiceKey, pending: Operation) {
  return tx
    .updateTable('service_roaming')
    .where('customer_id', '=', customerId)
    .where('service_id', '=', serviceId)
    .where('pending', '=', pending);
}

function packagesOf(tx: Tx, { customerId, serviceId }: ServiceKey) {
  return tx
    .updateTable('service_roaming_package')
    .where('customer_id', '=', customerId)
    .where('service_id', '=', serviceId);
}
