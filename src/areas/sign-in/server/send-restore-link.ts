// Sends the owner of a closed profile the restore link, only to the e-mail of the profile.

import { shownDay } from '#platform/clock.ts';
import { refuse, type Refusal } from '#platform/errors.ts';
import { inTransaction, type Tx } from '#platform/server/database/database.ts';
import { renderMail } from '#platform/server/messages/render-message.ts';
import { enqueueSecretMessage } from '#platform/server/outbox/enqueue-message.ts';
import type { Platform } from '#platform/server/platform.ts';
import { countAttempt } from '#platform/server/rate-limit.ts';
import { eraseTime, lastRestoreDay, saveRestoreLink } from '#platform/server/restore-link/restore-link.ts';
import { signInMessages } from '../messages.ts';
import { restoreLinkLimit } from '../rules.ts';
import { findMailAddress } from './password-store.ts';

type RestoreRequest = { accountId: number; origin: string; secret?: string };

export async function sendRestoreLink(
  { clock, keys }: Platform,
  tx: Tx,
  { accountId, ...request }: RestoreRequest,
): Promise<void> {
  const now = clock.now();
  const account = await findMailAddress(tx, accountId);
  if (!account?.deactivated_at) return;
  const saved = await saveRestoreLink(tx, { accountId, closedAt: account.deactivated_at }, { ...request, now });
  if (!saved) return;
  const values = { link: saved.link, until: shownDay(saved.lastDay) };
  const mail = await renderMail(tx, signInMessages, {
    name: 'mail.closed_profile',
    language: account.language,
    values,
  });
  const message = { ...mail, recipient: account.email, createdAt: now, usefulUntil: saved.expiresAt };
  await enqueueSecretMessage(tx, { ...message, channel: 'email' }, keys.storage);
}

/** The answer after the owner of a closed profile is authenticated. Null if it is open, or about to be erased. */
export async function refuseClosedProfile(
  platform: Platform,
  { accountId, origin }: { accountId: number; origin: string },
): Promise<Refusal<'EC_Profile_Closed'> | null> {
  const now = platform.clock.now();
  const account = await findMailAddress(platform.db, accountId);
  if (!account?.deactivated_at) return null;
  if (eraseTime(account.deactivated_at) <= now) return null;
  // Earlier links stay valid, so the answer is still true beyond the limit.
  const sent = await countAttempt(platform.countersDb, { ...restoreLinkLimit, subject: String(accountId), now });
  if (sent.allowed) await inTransaction(platform.db, (tx) => sendRestoreLink(platform, tx, { accountId, origin }));
  return refuse('EC_Profile_Closed', { RestoreUntil: lastRestoreDay(account.deactivated_at) });
}
