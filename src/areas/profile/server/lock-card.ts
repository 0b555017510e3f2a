import type { Tx } from '#platform/server/database/database.ts';

/** Locks the card, so that its payments do not change meanwhile. */
export function lockCard(tx: Tx, accountId: number, cardId: string) {
  return tx
    .selectFrom('saved_card')
    .select(['card_id', 'name', 'expiration_date'])
    .where('account_id', '=', accountId)
    .where('card_id', '=', cardId)
    .forUpdate()
    .executeTakeFirst();
}
