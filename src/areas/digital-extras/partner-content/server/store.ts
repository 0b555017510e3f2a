// The publishers' content of extras, pending until its code is entered.

import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/server/database/database.ts';
import type { PartnerSource } from '../rules.ts';
import type { ExtraKey } from '../../server/extra-key.ts';

export type PartnerStatus = 'PendingVerification' | 'Active' | 'Inactive';

export async function findPartnerContent(db: Queryable, { customerId, serviceId, code }: ExtraKey) {
  return db
    .selectFrom('partner_content')
    .select(['status'])
    .where('customer_id', '=', customerId)
    .where('service_id', '=', serviceId)
    .where('code', '=', code)
    .executeTakeFirst();
}

export async function savePartnerContent(tx: Tx, key: ExtraKey, source: string, status: PartnerStatus): Promise<void> {
  await tx
    .insertInto('partner_content')
    .values({ customer_id: key.customerId, service_id: key.serviceId, code: key.code, source, status })
    .onConflict((conflict) => conflict.columns(['customer_id', 'service_id', 'code']).doUpdateSet({ status }))
    .execute();
}

export async function saveCodeSent(tx: Tx, key: ExtraKey, now: Date): Promise<void> {
  await tx
    .updateTable('partner_content')
    .set({ code_sent_at: now })
    .where('customer_id', '=', key.customerId)
    .where('service_id', '=', key.serviceId)
    .where('code', '=', key.code)
    .execute();
}

export type PartnerContent = { customer_id: number; service_id: string; code: string };

/** Content of the source on the account's own numbers: pending content, latest code first; else confirmed content. */
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
