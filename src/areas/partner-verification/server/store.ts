import type { Database, Queryable, Tx } from '#platform/server/database/database.ts';
import { hashOf } from '#platform/server/http/caller.ts';
import type { ServiceKey } from '#platform/server/service-key.ts';
import { valueLifeMs } from '../rules.ts';

/** Claims a value for a browser; false if another browser claimed it before. */
export async function claimNonce(db: Queryable, nonce: Buffer, uniqueId: string, now: Date): Promise<boolean> {
  await db
    .insertInto('partner_nonce')
    .values({ nonce, unique_id: hashOf(uniqueId), claimed_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { unique_id: owner } = await db
    .selectFrom('partner_nonce')
    .select('unique_id')
    .where('nonce', '=', nonce)
    .executeTakeFirstOrThrow();
  return owner.equals(hashOf(uniqueId));
}

export async function saveVisit(db: Queryable, uniqueId: string, source: string, now: Date): Promise<void> {
  await db
    .insertInto('partner_visit')
    .values({ unique_id: hashOf(uniqueId), source, opened_at: now })
    .onConflict((conflict) => conflict.columns(['unique_id', 'source']).doUpdateSet({ opened_at: now }))
    .execute();
}

/** Time to find the SMS and to agree. */
const visitLifeMs = 3 * valueLifeMs;

/** Consumes the visit, which gives one pair of values. False if there is none, or another call was first. */
export async function takeVisit(tx: Tx, uniqueId: string, source: string, now: Date): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('partner_visit')
    .where('unique_id', '=', hashOf(uniqueId))
    .where('source', '=', source)
    .where('opened_at', '>', new Date(now.getTime() - visitLifeMs))
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function saveVerification(tx: Tx, service: ServiceKey, source: string, now: Date): Promise<void> {
  const agreed = { verified_at: now, revoked_at: null };
  await tx
    .insertInto('partner_verification')
    .values({ customer_id: service.customerId, service_id: service.serviceId, source, ...agreed })
    .onConflict((conflict) => conflict.columns(['customer_id', 'service_id', 'source']).doUpdateSet(agreed))
    .execute();
}

/** The active consents of the numbers that the account owns, newest first. */
export async function findVerifications(db: Queryable, accountId: number) {
  return db
    .selectFrom('account_service')
    .innerJoin('partner_verification', (join) =>
      join
        .onRef('partner_verification.customer_id', '=', 'account_service.customer_id')
        .onRef('partner_verification.service_id', '=', 'account_service.service_id'),
    )
    .select(['source', 'partner_verification.service_id', 'verified_at'])
    .where('account_service.account_id', '=', accountId)
    .where('account_service.is_owner', '=', true)
    .where('revoked_at', 'is', null)
    .orderBy('verified_at', 'desc')
    .execute();
}

export async function revokeVerification(tx: Tx, service: ServiceKey, source: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('partner_verification')
    .set({ revoked_at: now })
    .where('customer_id', '=', service.customerId)
    .where('service_id', '=', service.serviceId)
    .where('source', '=', source)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function isAgreed(db: Queryable, msisdn: string, source: string): Promise<boolean> {
  const row = await db
    .selectFrom('service_number')
    .innerJoin('partner_verification', (join) =>
      join
        .onRef('partner_verification.customer_id', '=', 'service_number.customer_id')
        .onRef('partner_verification.service_id', '=', 'service_number.service_id'),
    )
    .select('verified_at')
    .where('service_number.service_id', '=', msisdn)
    .where('source', '=', source)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** The demo partner accepts a value once. */
export async function takeArrival(db: Database, nonce: Buffer, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('partner_arrival')
    .values({ nonce, arrived_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
