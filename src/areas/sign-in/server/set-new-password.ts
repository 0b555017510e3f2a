// Sets a new password with the token of a link. The link works once, and all sessions of the account end.

import { refuse, type Refusal } from '#platform/errors.ts';
import { brokenPasswordRules } from '#platform/password.ts';
import { recordAudit } from '#platform/server/audit/record-audit.ts';
import { isCommonPassword } from '#platform/server/common-password.ts';
import { inTransaction, type Tx } from '#platform/server/database/database.ts';
import { renderMail } from '#platform/server/messages/render-message.ts';
import { mailAboutSecurity } from '#platform/server/outbox/mail-about-security.ts';
import { hashPassword } from '#platform/server/password-hash.ts';
import type { Platform } from '#platform/server/platform.ts';
import { isGoodLink, redeemLink } from '#platform/server/single-use-link/single-use-link.ts';
import { forgetFailures } from '#platform/server/sign-in-failures/failure-store.ts';
import { failureSubject } from '#platform/server/sign-in-failures/sign-in-failures.ts';
import { endSessions } from '#platform/server/end-sessions.ts';
import { savePassword } from '#platform/server/save-password.ts';
import { withdrawEmailChange } from '#platform/server/withdraw-email-change.ts';
import { passwordLink } from '#platform/server/single-use-link/password-link.ts';
import { signInMessages } from '../messages.ts';
import { findCustomerIds, lockAccount } from './password-store.ts';
import { deletePasskeys } from './passkeys/passkey-store.ts';
import { accountIn } from './tokens.ts';

export async function setNewPassword(
  platform: Platform,
  given: { token: string; password: string },
): Promise<Refusal<'EC_Invalid_Request' | 'EC_Common_Password' | 'EC_Expired_Verification_Code'> | null> {
  if (brokenPasswordRules(given.password).length > 0) return refuse('EC_Invalid_Request', { Field: 'body/password' });
  const accountId = accountIn(given.token);
  if (accountId === null) return refuse('EC_Expired_Verification_Code');
  const now = platform.clock.now();
  const link = passwordLink(accountId, given.token);
  // Checked before the expensive hash, so that an invalid token costs nothing.
  if (!(await isGoodLink(platform.db, link, now))) return refuse('EC_Expired_Verification_Code');
  if (await isCommonPassword(given.password)) return refuse('EC_Common_Password');
  const passwordHash = await hashPassword(given.password);
  return inTransaction(platform.db, async (tx) => {
    const account = await lockAccount(tx, accountId);
    if (!account || !(await redeemLink(tx, link, now))) return refuse('EC_Expired_Verification_Code');
    await savePassword(tx, accountId, passwordHash, now);
    await endSessions(tx, accountId, { now });
    await deletePasskeys(tx, accountId);
    // Somebody who knew the old password could have requested their own e-mail address.
    await withdrawEmailChange(tx, accountId, now);
    await forgetFailures(tx, failureSubject('account', account.username));
    await writeAudit(tx, accountId, now);
    const mail = await renderMail(tx, signInMessages, {
      name: 'mail.password_changed',
      language: account.language,
      values: {},
    });
    await mailAboutSecurity(tx, mail, { accountId, email: account.email, now });
    return null;
  });
}

async function writeAudit(tx: Tx, accountId: number, now: Date): Promise<void> {
  for (const customerId of await findCustomerIds(tx, accountId)) {
    await recordAudit(tx, {
      customerId,
      accountId,
      action: 'password.reset',
      subject: String(accountId),
      facts: { by: 'email-link' },
      happenedAt: now,
    });
  }
}
