// The SQL of notifications, and the check that every sender makes first.

import type { Queryable, Tx } from '#platform/server/database/database.ts';

export async function findChoices(db: Queryable, accountId: number): Promise<Map<number, boolean>> {
  const rows = await db
    .selectFrom('notification_choice')
    .select(['notification_type_id', 'is_subscribed'])
    .where('account_id', '=', accountId)
    .execute();
  return new Map(rows.map((row) => [row.notification_type_id, row.is_subscribed]));
}

export async function saveChoice(
  tx: Tx,
  {
    accountId,
    id,
    isSubscribed: is_subscribed,
    now,
  }: { accountId: number; id: number; isSubscribed: boolean; now: Date },
): Promise<void> {
  const facts = { is_subscribed, changed_at: now };
  await tx
    .insertInto('notification_choice')
    .values({ account_id: accountId, notification_type_id: id, ...facts })
    .onConflict((conflict) => conflict.columns(['account_id', 'notification_type_id']).doUpdateSet(facts))
    .execute();
}
