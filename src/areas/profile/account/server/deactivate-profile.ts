// Closes a profile, ends its sessions and stops its automatic payments. A link restores it within two weeks; then it is
// erased.

import type { KeyVersions } from '#platform/server/key-rotation/key-versions.ts';
import { shownDay } from '#platform/clock.ts';
import { refuse, type Refusal } from '#platform/errors.ts';
import { recordForAccount } from '#platform/server/audit/record-for-account.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { endSessions } from '#platform/server/end-sessions.ts';
import { enqueue } from '#platform/server/jobs/job.ts';
import { renderMail } from '#platform/server/messages/render-message.ts';
import { enqueueSecretMessage } from '#platform/server/outbox/enqueue-message.ts';
import { eraseTime, saveRestoreLink } from '#platform/server/restore-link/restore-link.ts';
import { profileMessages } from '../../messages.ts';
import { setDeactivated } from './store.ts';
import { lockAccountRow } from '../../server/account-row.ts';
import { eraseProfileJob } from './erase-profile.ts';
import { stopAllPayments } from '../../server/stop-all-payments.ts';

export async function deactivateProfile(
  tx: Tx,
  { accountId, origin, storageKey, now }: { accountId: number; origin: string; storageKey: KeyVersions; now: Date },
): Promise<Refusal<'Error_401'> | null> {
  const account = await lockAccountRow(tx, accountId);
  if (!account || account.deactivated_at) return refuse('Error_401');
  await setDeactivated(tx, accountId, now);
  await endSessions(tx, accountId, { now });
  await enqueue(tx, eraseProfileJob, { accountId, closedAt: now.toISOString() }, { runAt: eraseTime(now) });
  const facts = await stopAllPayments(tx, accountId);
  await recordForAccount(tx, { accountId, action: 'profile.close', subject: String(accountId), facts, now });
  const saved = await saveRestoreLink(tx, { accountId, closedAt: now }, { origin, now });
  if (!saved) throw new Error('a new restore link already exists');
  const values = { link: saved.link, until: shownDay(saved.lastDay) };
  const mail = await renderMail(tx, profileMessages, { name: 'mail.closed', language: account.language, values });
  const message = { ...mail, channel: 'email', recipient: account.email, createdAt: now } as const;
  await enqueueSecretMessage(tx, message, storageKey);
  return null;
}
