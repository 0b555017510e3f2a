import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/server/database/database.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { ServiceKey } from '#platform/server/service-key.ts';
import type { RouterChange } from './router-management/router-management.ts';
import type { RequestState } from '../contract.ts';
import { openedChange, sealedChange, withoutPasswords } from './sealed-change.ts';

export type RouterRow = {
  serial_number: string;
  device_type: number;
  inventory_pn: string;
  model: string;
  version: number;
  /** The last restart that the router confirmed. */
  restarted_at: Date | null;
};

export type RequestRow = {
  request_id: string;
  change: RouterChange;
  /** False if its encryption key is lost; then it can only fail. */
  isReadable: boolean;
  state: RequestState;
  tasks: string[];
  requested_at: Date;
  finished_at: Date | null;
};

/** The portal's data of a home; `router` is null if the operator installed none. */
export type HomeRow = { address: string | null; router: RouterRow | null };

/** Null if the service is not home internet. */
export async function findHome(db: Queryable, { customerId, serviceId }: ServiceKey): Promise<HomeRow | null> {
  const row = await db
    .selectFrom('service')
    .leftJoin('router', (join) =>
      join
        .onRef('router.customer_id', '=', 'service.customer_id')
        .onRef('router.service_id', '=', 'service.service_id'),
    )
    .select(({ selectFrom }) => [
      selectFrom('router_request')
        .select(({ fn }) => fn.max('finished_at').as('at'))
        .whereRef('router_request.customer_id', '=', 'service.customer_id')
        .whereRef('router_request.service_id', '=', 'service.service_id')
        .where('state', '=', 'applied')
        .where(sql`change ->> 'kind'`, '=', 'restart')
        .as('restarted_at'),
      'service.installation_address',
      'router.serial_number',
      'router.device_type',
      'router.inventory_pn',
      'router.model',
      'router.version',
    ])
    .where('service.customer_id', '=', customerId)
    .where('service.service_id', '=', serviceId)
    .where('service.service_type', 'in', ['HomeBroadband', 'NetBox'])
    .executeTakeFirst();
  if (!row) return null;
  const { installation_address: address, ...router } = row;
  return { address, router: router.serial_number === null ? null : (router as RouterRow) };
}

/** Locks the router, so that changes are serialized. */
export async function lockRouter(
  tx: Tx,
  { customerId, serviceId }: ServiceKey,
): Promise<{ version: number; serial_number: string }> {
  return tx
    .selectFrom('router')
    .select(['version', 'serial_number'])
    .where('customer_id', '=', customerId)
    .where('service_id', '=', serviceId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export async function raiseVersion(tx: Tx, { customerId, serviceId }: ServiceKey): Promise<void> {
  await tx
    .updateTable('router')
    .set({ version: sql`version + 1` })
    .where('customer_id', '=', customerId)
    .where('service_id', '=', serviceId)
    .execute();
}

/** The pending changes of the router in order, then the last finished ones. */
export async function findRequests(
  { keys }: Pick<Platform, 'keys'>,
  db: Queryable,
  { customerId, serviceId }: ServiceKey,
): Promise<RequestRow[]> {
  const { rows } = await sql<Omit<RequestRow, 'isReadable'>>`
    (select request_id, change, state, tasks, requested_at, finished_at from router_request
      where customer_id = ${customerId} and service_id = ${serviceId} and state in ('accepted', 'queued')
      order by sequence)
    union all
    (select request_id, change, state, tasks, requested_at, finished_at from router_request
      where customer_id = ${customerId} and service_id = ${serviceId} and finished_at is not null
      order by finished_at desc, sequence desc limit 1)`.execute(db);
  return rows.map((row) => {
    // Finished changes contain no password.
    const change = row.finished_at ? row.change : openedChange(keys.storage, row.change);
    return { ...row, change: change ?? withoutPasswords(row.change), isReadable: change !== null };
  });
}

/** Null if the request is unknown: finished requests are deleted after a time. */
export async function findRequestState(
  db: Queryable,
  { customerId, serviceId }: ServiceKey,
  requestId: string,
): Promise<RequestState | null> {
  const row = await db
    .selectFrom('router_request')
    .select('state')
    .where('customer_id', '=', customerId)
    .where('service_id', '=', serviceId)
    .where('request_id', '=', requestId)
    .executeTakeFirst();
  return (row?.state as RequestState | undefined) ?? null;
}

export async function saveRequest(
  { keys }: Pick<Platform, 'keys'>,
  tx: Tx,
  { customerId, serviceId }: ServiceKey,
  request: { requestId: string; accountId: number; change: RouterChange; requestedAt: Date },
): Promise<void> {
  await tx
    .insertInto('router_request')
    .values({
      customer_id: customerId,
      service_id: serviceId,
      request_id: request.requestId,
      account_id: request.accountId,
      change: JSON.stringify(sealedChange(keys.storage, request.change)),
      state: 'accepted',
      requested_at: request.requestedAt,
    })
    .execute();
}

/** Longer than an answer of management takes; after that the lease of a dead job expires. */
const leaseSeconds = 120;

/**
 * Only one job at a time applies changes to a router; a retry of the same job keeps its lease. Locks the router until
 * the transaction ends. Null if another job holds the lease, or there is no router.
 */
export async function claimLease(tx: Tx, { customerId, serviceId }: ServiceKey, jobId: string): Promise<string | null> {
  const { rows } = await sql<{ serial_number: string }>`
    update router set lease_owner = ${jobId}, lease_until = now() + make_interval(secs => ${leaseSeconds})
    where customer_id = ${customerId} and service_id = ${serviceId}
      and (lease_owner is null or lease_owner = ${jobId} or lease_until < now())
    returning serial_number`.execute(tx);
  return rows[0]?.serial_number ?? null;
}

export async function releaseLease(tx: Tx, { customerId, serviceId }: ServiceKey, jobId: string): Promise<void> {
  await tx
    .updateTable('router')
    .set({ lease_owner: null, lease_until: null })
    .where('customer_id', '=', customerId)
    .where('service_id', '=', serviceId)
    .where('lease_owner', '=', jobId)
    .execute();
}

export async function setQueued(
  db: Queryable,
  home: ServiceKey,
  requestId: string,
  tasks: readonly string[],
): Promise<void> {
  await updateUnfinished(db, home, requestId)
    .set({ state: 'queued', tasks: [...tasks] })
    .execute();
}

export async function setFinished(
  db: Queryable,
  home: ServiceKey,
  requestId: string,
  ended: { state: 'applied' | 'failed'; change: RouterChange; finishedAt: Date },
): Promise<void> {
  await updateUnfinished(db, home, requestId)
    .set({ state: ended.state, change: JSON.stringify(ended.change), finished_at: ended.finishedAt })
    .execute();
}

function updateUnfinished(db: Queryable, { customerId, serviceId }: ServiceKey, requestId: string) {
  return db
    .updateTable('router_request')
    .where('customer_id', '=', customerId)
    .where('service_id', '=', serviceId)
    .where('request_id', '=', requestId)
    .where('finished_at', 'is', null);
}
