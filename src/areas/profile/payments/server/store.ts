import { sql } from 'kysely';
import { cardTopUps } from '#platform/server/card-top-ups.ts';
import type { Queryable, Tx } from '#platform/server/database/database.ts';
import type { PaymentKind } from '../rules.ts';

export type PaymentRow = {
  customer_id: number;
  kind: PaymentKind;
  item_id: string;
  name_bg: string;
  name_en: string;
  monthly_price_cents: number | null;
  is_eligible_for_bonus: boolean;
  /** A card of this account. */
  card_id: string | null;
  /** Paid by a card of any account. */
  is_paid: boolean;
};

/** Everything that the pids of the account can pay by card: all contracts, and products sold with card payment. */
export async function findPayments(db: Queryable, accountId: number): Promise<PaymentRow[]> {
  const { rows } = await sql<PaymentRow>`
    select * from (
      select contract.customer_id, 'contracts' as kind, contract.contract_id as item_id,
        '' as name_bg, '' as name_en, null::int as monthly_price_cents, contract.is_eligible_for_bonus,
        case when paid.account_id = ${accountId} then paid.card_id end as card_id, paid.card_id is not null as is_paid
      from account_pid join contract using (customer_id)
      left join recurrent_payment paid on paid.customer_id = contract.customer_id
        and paid.kind = 'contracts' and paid.item_id = contract.contract_id
      where account_pid.account_id = ${accountId}
      union all
      select item.customer_id, item.kind, item.item_id, item.name_bg, item.name_en, item.monthly_price_cents,
        item.is_eligible_for_bonus, case when item.account_id = ${accountId} then item.card_id end, item.card_id is not null
      from account_pid join recurrent_payment item using (customer_id)
      where account_pid.account_id = ${accountId} and item.kind <> 'contracts'
    ) payable order by customer_id, kind, item_id`.execute(db);
  return rows;
}

export type TopUpRow = { service_id: string; card_id: string };

export async function findTopUps(db: Queryable, accountId: number): Promise<TopUpRow[]> {
  const { rows } = await sql<TopUpRow>`
    select service_id, card_id from ${sql.raw(cardTopUps)} top_up where account_id = ${accountId}
    order by service_id`.execute(db);
  return rows;
}

type Item = Pick<PaymentRow, 'customer_id' | 'kind' | 'item_id'>;

export async function payByCard(
  tx: Tx,
  items: readonly Item[],
  { accountId, cardId, now }: { accountId: number; cardId: string; now: Date },
): Promise<void> {
  for (const item of items) {
    const paid = { account_id: accountId, card_id: cardId, activated_at: now };
    await tx
      .insertInto('recurrent_payment')
      .values({ ...item, ...paid, name_bg: '', name_en: '' })
      .onConflict((conflict) => conflict.columns(['customer_id', 'kind', 'item_id']).doUpdateSet(paid))
      .execute();
  }
}

export async function stopPaying(tx: Tx, items: readonly Item[]): Promise<void> {
  for (const { customer_id, kind, item_id } of items) {
    await tx
      .updateTable('recurrent_payment')
      .set({ account_id: null, card_id: null, activated_at: null })
      .where('customer_id', '=', customer_id)
      .where('kind', '=', kind)
      .where('item_id', '=', item_id)
      .execute();
  }
}
