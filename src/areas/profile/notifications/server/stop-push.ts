import { recordForAccount } from '#platform/server/audit/record-for-account.ts';
import type { Tx } from '#platform/server/database/database.ts';
import type { Caller } from '#platform/server/http/caller.ts';
import { deleteBrowser } from './store.ts';

export async function stopPush(tx: Tx, { accountId, sessionId }: Caller, now: Date): Promise<void> {
  if (!(await deleteBrowser(tx, accountId, sessionId))) return;
  await recordForAccount(tx, { accountId, action: 'push.stop', subject: String(accountId), facts: {}, now });
}
