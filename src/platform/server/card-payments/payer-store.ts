// The account that pays, and its saved card.

import type { Queryable, Tx } from '../database/database.ts';

export function findPayer(db: Queryable, accountId: number) {
  return db
    .selectFrom('account')
    .select(['email', 'first_name', 'last_name', 'language', 'deactivated_at'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
}

/** Locks the card, so that it is not removed meanwhile. */
export function lockPayingCard(tx: Tx, accountId: number, cardId: string) {
  return tx
    .selectFrom('saved_card')
    .select(['card_id', 'name', 'expiration_date'])
    .where('account_id', '=', accountId)
    .where('card_id', '=', cardId)
    .forShare()
    .executeTakeFirst();
}
