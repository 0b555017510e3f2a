// Activates a new e-mail with the code that was sent to it.

import { refuse, type Refusal } from '#platform/errors.ts';
import { inTransaction, type Tx } from '#platform/server/database/database.ts';
import { renderMail } from '#platform/server/messages/render-message.ts';
import { mailAboutSecurity } from '#platform/server/outbox/mail-about-security.ts';
import type { Platform } from '#platform/server/platform.ts';
import { countAttempt } from '#platform/server/rate-limit.ts';
import { endPasswordLinks } from '#platform/server/single-use-link/password-link.ts';
import { redeemLink } from '#platform/server/single-use-link/single-use-link.ts';
import { findEmailChanges, isEmailTaken, saveEmail } from './store.ts';
import { lockAccountRow } from '../../server/account-row.ts';
import { addressSubject, emailLink, plainCode } from './email-code.ts';
import { profileMessages } from '../../messages.ts';
import { recordForAccount } from '#platform/server/audit/record-for-account.ts';

type EmailConfirmation = { email: string; code: string; remoteAddress: string };
type ConfirmationRefusal =
  | 'EC_Wrong_Verification_Code'
  | 'EC_Expired_Verification_Code'
  | 'EC_Email_Already_Used'
  | 'EC_Too_Many_Requests';

const triesPerEmail = { name: 'email-codes', limit: 10, windowSeconds: 3600 };
const triesPerAddress = { name: 'email-codes-per-address', limit: 60, windowSeconds: 3600 };

export async function confirmEmail(
  platform: Platform,
  given: EmailConfirmation,
): Promise<Refusal<ConfirmationRefusal> | null> {
  const now = platform.clock.now();
  const limits = [
    await countAttempt(platform.countersDb, { ...triesPerEmail, subject: addressSubject(given.email), now }),
    await countAttempt(platform.countersDb, { ...triesPerAddress, subject: given.remoteAddress, now }),
  ];
  for (const verdict of limits) {
    if (!verdict.allowed) return refuse('EC_Too_Many_Requests', { WaitSeconds: verdict.retryAfterSeconds });
  }
  return inTransaction(platform.db, (tx) => confirm(tx, { ...given, code: plainCode(given.code) }, now));
}

async function confirm(
  tx: Tx,
  { email, code }: EmailConfirmation,
  now: Date,
): Promise<Refusal<ConfirmationRefusal> | null> {
  const waiting = await findEmailChanges(tx, email);
  for (const { account_id: accountId, new_email: newEmail } of waiting) {
    const account = await lockAccountRow(tx, accountId);
    if (!account || account.deactivated_at) continue;
    if (!(await redeemLink(tx, emailLink(accountId, newEmail, code), now))) continue;
    if (await isEmailTaken(tx, newEmail, accountId)) return refuse('EC_Email_Already_Used');
    await saveEmail(tx, accountId, account, newEmail);
    // They were sent to the old address, which may belong to somebody else by now.
    await endPasswordLinks(tx, accountId, now);
    await recordForAccount(tx, { accountId, action: 'email.change', subject: String(accountId), facts: {}, now });
    const mail = await renderMail(tx, profileMessages, {
      name: 'mail.email_changed',
      language: account.language,
      values: { newEmail },
    });
    await mailAboutSecurity(tx, mail, { accountId, email: account.email, now });
    return null;
  }
  const isOver = waiting.length > 0 && waiting.every(({ expires_at }) => expires_at <= now);
  return refuse(isOver ? 'EC_Expired_Verification_Code' : 'EC_Wrong_Verification_Code');
}
