// Pending provisioning of a number: one request at a time for all areas.

import type { Queryable, Tx } from './database/database.ts';
import type { ServiceKey } from './service-key.ts';

type ProcessingRequest = ServiceKey & {
  requestId: string;
  codes: readonly string[];
  /** The data for a rollback. */
  undo: object | null;
  startedAt: Date;
};

export async function saveRequest(tx: Tx, request: ProcessingRequest): Promise<void> {
  await tx
    .insertInto('processing_request')
    .values({
      customer_id: request.customerId,
      service_id: request.serviceId,
      request_id: request.requestId,
      codes: [...request.codes],
      undo: request.undo && JSON.stringify(request.undo),
      started_at: request.startedAt,
    })
    .execute();
}

/** Null if the request is already done. */
export async function findRequest(
  db: Queryable,
  service: ServiceKey,
  requestId: string,
): Promise<{ codes: string[]; undo: unknown } | null> {
  const row = await db
    .selectFrom('processing_request')
    .select(['codes', 'undo'])
    .where('customer_id', '=', service.customerId)
    .where('service_id', '=', service.serviceId)
    .where('request_id', '=', requestId)
    .executeTakeFirst();
  return row ? { codes: row.codes, undo: row.undo } : null;
}

export async function removeRequest(tx: Tx, service: ServiceKey, requestId: string): Promise<void> {
  await tx
    .deleteFrom('processing_request')
    .where('customer_id', '=', service.customerId)
    .where('service_id', '=', service.serviceId)
    .where('request_id', '=', requestId)
    .execute();
}
