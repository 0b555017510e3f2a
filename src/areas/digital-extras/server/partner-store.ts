// What partners hold behind extras: content that waits for its code, streaming accounts, codes of E-Prosveta.

import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/server/database/database.ts';
import type { PartnerSource } from '../words.ts';
import type { OfExtra, OfNumber } from './change-store.ts';

export type PartnerStatus = 'PendingVerification' | 'Active' | 'Inactive';

export async function findPartnerContent(db: Queryable, { customerId, serviceId, code }: OfExtra) {
  return db
    .selectFrom('partner_content')
    .select(['status'])
    .where('customer_id', '=', customerId)
    .where('service_id', '=', serviceId)
    .where('code', '=', code)
    .executeTakeFirst();
}

export async function savePartnerContent(tx: Tx, of: OfExtra, source: string, status: PartnerStatus): Promise<void> {
  await tx
    .insertInto('partner_content')
    .values({ customer_id: of.customerId, service_id: of.serviceId, code: of.code, source, status })
    .onConflict((conflict) => conflict.columns(['customer_id', 'service_id', 'code']).doUpdateSet({ status }))
    .execute();
}

export async function saveCodeSent(tx: Tx, of: OfExtra, now: Date): Promise<void> {
  await tx
    .updateTable('partner_content')
    .set({ code_sent_at: now })
    .where('customer_id', '=', of.customerId)
    .where('service_id', '=', of.serviceId)
    .where('code', '=', of.code)
    .execute();
}

export type PartnerContent = { customer_id: number; service_id: string; code: string };

/**
 * Content of the source on a number the account owns: what waits for its code, the one whose code was sent last; else
 * what was confirmed before.
 */
export async function findContent(
  db: Queryable,
  accountId: number,
  source: PartnerSource,
): Promise<PartnerContent | undefined> {
  return db
    .selectFrom('account_service')
    .innerJoin('partner_content', (join) =>
      join
        .onRef('partner_content.customer_id', '=', 'account_service.customer_id')
        .onRef('partner_content.service_id', '=', 'account_service.service_id'),
    )
    .select(['partner_content.customer_id', 'partner_content.service_id', 'partner_content.code'])
    .where('account_service.account_id', '=', accountId)
    .where('account_service.is_owner', '=', true)
    .where('partner_content.source', '=', source)
    .where('partner_content.status', 'in', ['PendingVerification', 'Active'])
    .orderBy(sql`partner_content.status = 'Active'`)
    .orderBy(sql`code_sent_at desc nulls last`)
    .orderBy('account_service.position')
    .executeTakeFirst();
}

export async function findStreamingAccount(db: Queryable, { customerId, serviceId }: OfNumber, groupType: string) {
  return db
    .selectFrom('streaming_account')
    .select(['status', 'account_reference'])
    .where('customer_id', '=', customerId)
    .where('service_id', '=', serviceId)
    .where('group_type', '=', groupType)
    .executeTakeFirst();
}

export async function saveStreamingAccount(
  tx: Tx,
  { customerId, serviceId }: OfNumber,
  groupType: string,
  reference: string,
): Promise<void> {
  await tx
    .insertInto('streaming_account')
    .values({
      customer_id: customerId,
      service_id: serviceId,
      group_type: groupType,
      status: 'NotRegistered',
      account_reference: reference,
    })
    .onConflict((conflict) => conflict.columns(['customer_id', 'service_id', 'group_type']).doNothing())
    .execute();
}

/** The code of the number; one that was given before is given again. */
export async function saveEnlightenmentCode(tx: Tx, of: OfNumber, code: string): Promise<string> {
  const { rows } = await sql<{ code: string }>`
    insert into enlightenment_code as known (customer_id, service_id, code)
    values (${of.customerId}, ${of.serviceId}, ${code})
    on conflict (customer_id, service_id) do update set code = known.code returning code`.execute(tx);
  return rows[0]!.code;
}

export async function findEnlightenmentCode(
  db: Queryable,
  { customerId, serviceId }: OfNumber,
): Promise<string | null> {
  const row = await db
    .selectFrom('enlightenment_code')
    .select('code')
    .where('customer_id', '=', customerId)
    .where('service_id', '=', serviceId)
    .executeTakeFirst();
  return row?.code ?? null;
}
