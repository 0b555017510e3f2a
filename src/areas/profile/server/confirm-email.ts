// Makes a new e-mail the one in force, by the code that only a reader of that address has.

import { refuse, type Refusal } from '#platform/errors.ts';
import { inTransaction, type Tx } from '#platform/server/database/database.ts';
import { enqueueMessage } from '#platform/server/outbox/enqueue-message.ts';
import type { Platform } from '#platform/server/platform.ts';
import { hit } from '#platform/server/rate-limit.ts';
import { useLink } from '#platform/server/single-use-link/single-use-link.ts';
import { findEmailChanges, isEmailTaken, lockAccountRow, saveEmail } from './account-store.ts';
import { addressSubject, emailLink, plainCode } from './email-code.ts';
import { emailChangedMail } from '../mails.ts';
import { recordForAccount } from '#platform/server/audit/record-for-account.ts';

type Given = { email: string; code: string; remoteAddress: string };
type Refused =
  | 'EC_Wrong_Verification_Code'
  | 'EC_Expired_Verification_Code'
  | 'EC_Email_Already_Used'
  | 'EC_Too_Many_Requests';

const triesPerEmail = { name: 'email-codes', limit: 10, windowSeconds: 3600 };
const triesPerAddress = { name: 'email-codes-per-address', limit: 60, windowSeconds: 3600 };

export async function confirmEmail(platform: Platform, given: Given): Promise<Refusal<Refused> | null> {
  const now = platform.clock.now();
  const limits = [
    await hit(platform.tries, { ...triesPerEmail, subject: addressSubject(given.email), now }),
    await hit(platform.tries, { ...triesPerAddress, subject: given.remoteAddress, now }),
  ];
  for (const verdict of limits) {
    if (!verdict.allowed) return refuse('EC_Too_Many_Requests', { WaitSeconds: verdict.retryAfterSeconds });
  }
  return inTransaction(platform.db, (tx) => confirm(tx, { ...given, code: plainCode(given.code) }, now));
}

async function confirm(tx: Tx, { email, code }: Given, now: Date): Promise<Refusal<Refused> | null> {
  const waiting = await findEmailChanges(tx, email);
  for (const { account_id: accountId, new_email: newEmail } of waiting) {
    const account = await lockAccountRow(tx, accountId);
    if (!account || account.deactivated_at) continue;
    if (!(await useLink(tx, emailLink(accountId, newEmail, code), now))) continue;
    if (await isEmailTaken(tx, newEmail, accountId)) return refuse('EC_Email_Already_Used');
    await saveEmail(tx, accountId, account, newEmail);
    await recordForAccount(tx, { accountId, action: 'email.change', subject: String(accountId), facts: {}, now });
    const mail = emailChangedMail(account.language, newEmail);
    await enqueueMessage(tx, { ...mail, channel: 'email', recipient: account.email, createdAt: now });
    return null;
  }
  const isOver = waiting.length > 0 && waiting.every(({ expires_at }) => expires_at <= now);
  return refuse(isOver ? 'EC_Expired_Verification_Code' : 'EC_Wrong_Verification_Code');
}
