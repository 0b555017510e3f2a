import type { Tx } from '#platform/server/database/database.ts';
import { recordForAccount } from '#platform/server/audit/record-for-account.ts';
import { cellsOfType, isSubscribed as isSubscribedNow, type NotificationTypeId } from '../rules.ts';
import { findMatrix, saveCells } from './store.ts';

type TypeChoice = { accountId: number; id: NotificationTypeId; isSubscribed: boolean; now: Date };

/** A subscriber who subscribes again keeps the channels chosen before. */
export async function chooseNotifications(tx: Tx, { accountId, id, isSubscribed, now }: TypeChoice): Promise<void> {
  const { isOn } = await findMatrix(tx, accountId);
  if (isSubscribedNow(id, isOn) !== isSubscribed) {
    await saveCells(tx, cellsOfType(id), { accountId, isOn: isSubscribed, now });
  }
  await recordForAccount(tx, {
    accountId,
    action: isSubscribed ? 'notifications.subscribe' : 'notifications.unsubscribe',
    subject: String(id),
    facts: {},
    now,
  });
}
