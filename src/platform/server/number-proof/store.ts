// All SQL of verified numbers. Stores only the hash of the unique id of a browser.

import { proofSeconds } from '#platform/number-proof.ts';
import type { Queryable, Tx } from '../database/database.ts';
import { hashOf } from '../http/caller.ts';

export type ProofKey = { uniqueId: string; source: string };

export type ProofMethod = 'recognition' | 'code';

export type Mobile = { customerId: number; serviceId: string; subscriberType: string | null };
export type NumberProof = Mobile & { provedBy: ProofMethod };

/** The mobile service of a number, if it is the operator's. */
export async function findMobile(db: Queryable, msisdn: string): Promise<Mobile | null> {
  const row = await db
    .selectFrom('service_number')
    .innerJoin('service', (join) =>
      join
        .onRef('service.customer_id', '=', 'service_number.customer_id')
        .onRef('service.service_id', '=', 'service_number.service_id'),
    )
    .select(['service.customer_id', 'service.service_id', 'service.subscriber_type'])
    .where('service_number.service_id', '=', msisdn)
    .where('service.msisdn_type', '=', 'Mobile')
    .executeTakeFirst();
  return row ? { customerId: row.customer_id, serviceId: row.service_id, subscriberType: row.subscriber_type } : null;
}

export async function saveClaim(tx: Tx, { uniqueId, source }: ProofKey, msisdn: string, now: Date): Promise<void> {
  const claim = { service_id: msisdn, claimed_at: now };
  await tx
    .insertInto('number_claim')
    .values({ unique_id: hashOf(uniqueId), source, ...claim })
    .onConflict((conflict) => conflict.columns(['unique_id', 'source']).doUpdateSet(claim))
    .execute();
}

/** The number that the browser last requested a code for. */
export async function findClaim(db: Queryable, { uniqueId, source }: ProofKey): Promise<string | null> {
  const row = await db
    .selectFrom('number_claim')
    .select('service_id')
    .where('unique_id', '=', hashOf(uniqueId))
    .where('source', '=', source)
    .executeTakeFirst();
  return row?.service_id ?? null;
}

export async function saveProof(
  db: Queryable,
  { uniqueId, source }: ProofKey,
  proved: { number: Mobile; by: ProofMethod; now: Date },
): Promise<void> {
  const proof = {
    customer_id: proved.number.customerId,
    service_id: proved.number.serviceId,
    proved_by: proved.by,
    proved_at: proved.now,
  };
  await db
    .insertInto('number_proof')
    .values({ unique_id: hashOf(uniqueId), source, ...proof })
    .onConflict((conflict) => conflict.columns(['unique_id', 'source']).doUpdateSet(proof))
    .execute();
}

/** The number verified for the unique id and source within the last hour, or null. */
export async function findProof(db: Queryable, { uniqueId, source }: ProofKey, now: Date): Promise<NumberProof | null> {
  const row = await db
    .selectFrom('number_proof')
    .innerJoin('service', (join) =>
      join
        .onRef('service.customer_id', '=', 'number_proof.customer_id')
        .onRef('service.service_id', '=', 'number_proof.service_id'),
    )
    .select(['number_proof.customer_id', 'number_proof.service_id', 'service.subscriber_type', 'proved_by'])
    .where('unique_id', '=', hashOf(uniqueId))
    .where('source', '=', source)
    .where('proved_at', '>', new Date(now.getTime() - proofSeconds * 1000))
    .executeTakeFirst();
  if (!row) return null;
  const { customer_id: customerId, service_id: serviceId, subscriber_type: subscriberType } = row;
  return { customerId, serviceId, subscriberType, provedBy: row.proved_by as ProofMethod };
}
