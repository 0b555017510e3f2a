import { done } from '#platform/endpoint.ts';
import { refuse } from '#platform/errors.ts';
import type { QuietHours } from '#platform/quiet-hours.ts';
import { recordForAccount } from '#platform/server/audit/record-for-account.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { saveQuietHours } from './store.ts';

export async function setQuietHours(tx: Tx, accountId: number, hours: QuietHours | null, now: Date) {
  if (hours && hours.from === hours.until) return refuse('EC_Invalid_Quiet_Hours');
  await saveQuietHours(tx, accountId, hours, now);
  await recordForAccount(tx, {
    accountId,
    action: 'notifications.quiet-hours',
    subject: hours ? `${hours.from}-${hours.until}` : 'off',
    facts: {},
    now,
  });
  return done;
}
