import { done } from '#platform/endpoint.ts';
import { refuse } from '#platform/errors.ts';
import { isChoosable } from '#platform/notifications.ts';
import { recordForAccount } from '#platform/server/audit/record-for-account.ts';
import type { Tx } from '#platform/server/database/database.ts';
import type { MatrixCell } from '../rules.ts';
import { saveCells, type Choice } from './store.ts';

export async function setNotification(tx: Tx, { kind, channel }: MatrixCell, choice: Choice) {
  if (!isChoosable(kind, channel)) return refuse('EC_Notification_Fixed');
  await saveCells(tx, [{ kind, channel }], choice);
  await recordForAccount(tx, {
    accountId: choice.accountId,
    action: choice.isOn ? 'notifications.switch-on' : 'notifications.switch-off',
    subject: `${kind} ${channel}`,
    facts: {},
    now: choice.now,
  });
  return done;
}
