import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/server/database/database.ts';

export type NumberRow = {
  customer_id: number;
  service_id: string;
  msisdn_type: string;
  subscriber_type: string | null;
  is_owner: boolean;
  label: string | null;
  tariff_name_bg: string;
  tariff_name_en: string;
  activated_at: Date | null;
};

export type CampaignRow = { campaign_id: string; bonus_mb: number; starts_on: string; ends_on: string };

/** The current or next campaign; the last one when all are over. */
export function findCampaign(db: Queryable, today: string): Promise<CampaignRow | undefined> {
  return db
    .selectFrom('bonus_campaign')
    .selectAll()
    .orderBy((eb) => eb('ends_on', '>=', today), 'desc')
    .orderBy('ends_on')
    .limit(1)
    .executeTakeFirst();
}

/** The numbers of the account, each with the time it joined. */
export async function findNumbers(db: Queryable, accountId: number, campaignId: string): Promise<NumberRow[]> {
  const { rows } = await sql<NumberRow>`
    select service.customer_id, service.service_id, service.msisdn_type, service.subscriber_type, held.is_owner,
      held.label, tariff.name_bg as tariff_name_bg, tariff.name_en as tariff_name_en, joined.activated_at
    from account_service held
    join service using (customer_id, service_id)
    join tariff using (tariff_id)
    left join bonus_participation joined on joined.customer_id = service.customer_id
      and joined.service_id = service.service_id and joined.campaign_id = ${campaignId}
    where held.account_id = ${accountId}
    order by held.position, service.service_id`.execute(db);
  return rows;
}

/** False if the number has already joined; of two concurrent calls the second waits and gets false. */
export async function join(
  tx: Tx,
  number: { customerId: number; serviceId: string },
  campaignId: string,
  now: Date,
): Promise<boolean> {
  const joined = await tx
    .insertInto('bonus_participation')
    .values({
      customer_id: number.customerId,
      service_id: number.serviceId,
      campaign_id: campaignId,
      activated_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('service_id')
    .executeTakeFirst();
  return joined !== undefined;
}

export function findLanguage(db: Queryable, accountId: number) {
  return db.selectFrom('account').select('language').where('account_id', '=', accountId).executeTakeFirstOrThrow();
}
