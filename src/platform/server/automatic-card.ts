// The saved card that pays an open bill on its due day. Bills and home read it here, so they promise the same.

/**
 * The rest of a statement that reads `bill`: its saved card as `card`, or no row. Like the job that charges it, it leaves
 * out a card that was chosen after the due day, expires before it, or whose payment of the bill was stopped. The limit
 * makes PostgreSQL find the only payment by its key, and not through all payments of accounts.
 */
export const automaticCard = `from (select paid.account_id, paid.card_id, paid.activated_at from recurrent_payment paid
    where paid.customer_id = bill.customer_id and paid.kind = 'contracts' and paid.item_id = bill.contract_id
    limit 1) paid
  join saved_card card on card.account_id = paid.account_id and card.card_id = paid.card_id
  where bill.open_cents > 0 and bill.kind = 'bill'
    and bill.due_on >= (paid.activated_at at time zone 'Europe/Sofia')::date
    and (card.expiration_date is null or card.expiration_date >= bill.due_on)
    and not exists (select from bill_automatic_payment plan where plan.customer_id = bill.customer_id
      and plan.bill_id = bill.bill_id and plan.stopped_at >= paid.activated_at)`;
