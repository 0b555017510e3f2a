// Deletes a card that pays nothing; a paying card must first be replaced or have its payments stopped.

import { refuse, type Refusal } from '#platform/errors.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { paysAnything, removeCard } from './store.ts';
import { lockCard } from '../../server/lock-card.ts';
import { recordForAccount } from '#platform/server/audit/record-for-account.ts';

export async function deleteCard(
  tx: Tx,
  { accountId, cardId, now }: { accountId: number; cardId: string; now: Date },
): Promise<Refusal<'EC_Card_In_Use' | 'EC_User_Not_Authoried'> | null> {
  const card = await lockCard(tx, accountId, cardId);
  if (!card) return refuse('EC_User_Not_Authoried');
  if (await paysAnything(tx, accountId, cardId)) return refuse('EC_Card_In_Use');
  await removeCard(tx, accountId, cardId);
  await recordForAccount(tx, { accountId, action: 'card.delete', subject: cardId, facts: { name: card.name }, now });
  return null;
}
