// Changes the password after checking the old one, and ends all other sessions.

import { isRefusal, refuse, type Refusal } from '#platform/errors.ts';
import { brokenPasswordRules } from '#platform/password.ts';
import { isCommonPassword } from '#platform/server/common-password.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { renderMail } from '#platform/server/messages/render-message.ts';
import { mailAboutSecurity } from '#platform/server/outbox/mail-about-security.ts';
import { guardPassword, type PasswordRefusal } from '#platform/server/guard-password.ts';
import { hashPassword } from '#platform/server/password-hash.ts';
import { endSessions } from '#platform/server/end-sessions.ts';
import type { Platform } from '#platform/server/platform.ts';
import { savePassword } from '#platform/server/save-password.ts';
import { endPasswordLinks } from '#platform/server/single-use-link/password-link.ts';
import { withdrawEmailChange } from '#platform/server/withdraw-email-change.ts';
import { lockAccountRow } from '../../server/account-row.ts';
import { profileMessages } from '../../messages.ts';
import { recordForAccount } from '#platform/server/audit/record-for-account.ts';

type Change = { accountId: number; sessionId: string; oldPassword: string; newPassword: string };

export type CheckedPassword = { oldHash: string; newHash: string };

/** The expensive part, outside any transaction. */
export async function checkNewPassword(
  platform: Platform,
  { oldPassword, newPassword, ...session }: Change,
): Promise<
  CheckedPassword | PasswordRefusal | Refusal<'EC_Invalid_Request' | 'EC_Common_Password' | 'EC_Same_Password'>
> {
  if (brokenPasswordRules(newPassword).length > 0) return refuse('EC_Invalid_Request', { Field: 'body/new_password' });
  const guarded = await guardPassword(platform, session, oldPassword);
  if (isRefusal(guarded)) return guarded;
  if (oldPassword === newPassword) return refuse('EC_Same_Password');
  if (await isCommonPassword(newPassword)) return refuse('EC_Common_Password');
  return { oldHash: guarded.passwordHash, newHash: await hashPassword(newPassword) };
}

export async function changePassword(
  tx: Tx,
  { accountId, sessionId }: { accountId: number; sessionId: string },
  { oldHash, newHash }: CheckedPassword,
  now: Date,
): Promise<Refusal<'EC_Wrong_Password'> | null> {
  const account = await lockAccountRow(tx, accountId);
  if (account?.password_hash !== oldHash) return refuse('EC_Wrong_Password');
  await savePassword(tx, accountId, newHash, now);
  await endSessions(tx, accountId, { kept: sessionId, now });
  await endPasswordLinks(tx, accountId, now);
  // Somebody who knew the old password could have requested their own e-mail address.
  await withdrawEmailChange(tx, accountId, now);
  await recordForAccount(tx, {
    accountId,
    action: 'password.change',
    subject: String(accountId),
    facts: { by: 'old-password' },
    now,
  });
  const mail = await renderMail(tx, profileMessages, {
    name: 'mail.password_changed',
    language: account.language,
    values: {},
  });
  await mailAboutSecurity(tx, mail, { accountId, email: account.email, now });
  return null;
}
