import type { Tx } from '#platform/server/database/database.ts';
import { saveChoice } from './store.ts';
import { recordForAccount } from '#platform/server/audit/record-for-account.ts';

export async function chooseNotifications(
  tx: Tx,
  choice: { accountId: number; id: number; isSubscribed: boolean; now: Date },
): Promise<void> {
  await saveChoice(tx, choice);
  await recordForAccount(tx, {
    accountId: choice.accountId,
    action: choice.isSubscribed ? 'notifications.subscribe' : 'notifications.unsubscribe',
    subject: String(choice.id),
    facts: {},
    now: choice.now,
  });
}
