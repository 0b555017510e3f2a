// Closes a profile at once everywhere. A link brings it back for two weeks; then it is erased.

import { randomBytes } from 'node:crypto';
import { addDays, shownDay, sofiaDay } from '#platform/clock.ts';
import { refuse, type Refusal } from '#platform/errors.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { enqueue } from '#platform/server/jobs/job.ts';
import { enqueueSecretMessage } from '#platform/server/outbox/enqueue-message.ts';
import { saveLink } from '#platform/server/single-use-link/single-use-link.ts';
import { restoreDays } from '../rules.ts';
import { endSessions, lockAccountRow, setDeactivated } from './account-store.ts';
import { eraseProfileJob } from './erase-profile.ts';
import { deactivatedMail } from '../mails.ts';
import { recordForAccount } from '#platform/server/audit/record-for-account.ts';
import { restoreLink } from './restore-profile.ts';

export async function deactivateProfile(
  tx: Tx,
  { accountId, origin, storageKey, now }: { accountId: number; origin: string; storageKey: Uint8Array; now: Date },
): Promise<Refusal<'Error_401'> | null> {
  const account = await lockAccountRow(tx, accountId);
  if (!account || account.deactivated_at) return refuse('Error_401');
  await setDeactivated(tx, accountId, now);
  await endSessions(tx, accountId, null, now);
  const eraseAt = new Date(now.getTime() + restoreDays * 86_400_000);
  const token = `${accountId}.${randomBytes(32).toString('base64url')}`;
  await saveLink(tx, restoreLink(accountId, token), { now, expiresAt: eraseAt });
  await enqueue(tx, eraseProfileJob, { accountId, closedAt: now.toISOString() }, { runAt: eraseAt });
  await recordForAccount(tx, { accountId, action: 'profile.close', subject: String(accountId), facts: {}, now });
  const mail = deactivatedMail(account.language, {
    link: `${origin}/my-a1/login/restore-profile?token=${encodeURIComponent(token)}`,
    until: shownDay(addDays(sofiaDay(now), restoreDays)),
  });
  const message = { ...mail, channel: 'email', recipient: account.email, createdAt: now } as const;
  await enqueueSecretMessage(tx, message, storageKey);
  return null;
}
