// Restores a closed profile with the link of the e-mail about it.

import { refuse, type Refusal } from '#platform/errors.ts';
import { inTransaction } from '#platform/server/database/database.ts';
import { renderMail } from '#platform/server/messages/render-message.ts';
import { mailAboutSecurity } from '#platform/server/outbox/mail-about-security.ts';
import type { Platform } from '#platform/server/platform.ts';
import { restoreLink } from '#platform/server/restore-link/restore-link.ts';
import { redeemLink } from '#platform/server/single-use-link/single-use-link.ts';
import { withdrawEmailChange } from '#platform/server/withdraw-email-change.ts';
import { setDeactivated } from './store.ts';
import { lockAccountRow } from '../../server/account-row.ts';
import { profileMessages } from '../../messages.ts';
import { recordForAccount } from '#platform/server/audit/record-for-account.ts';

export async function restoreProfile(
  platform: Platform,
  token: string,
): Promise<Refusal<'EC_Expired_Verification_Code'> | null> {
  const accountId = Number(/^(\d{1,15})\./.exec(token)?.[1] ?? Number.NaN);
  if (!Number.isSafeInteger(accountId)) return refuse('EC_Expired_Verification_Code');
  const now = platform.clock.now();
  return inTransaction(platform.db, async (tx) => {
    const account = await lockAccountRow(tx, accountId);
    if (!account?.deactivated_at || !(await redeemLink(tx, restoreLink(accountId, token), now))) {
      return refuse('EC_Expired_Verification_Code');
    }
    await setDeactivated(tx, accountId, null);
    // Not on closing: the erasure reads the pending address to find the messages sent to it.
    await withdrawEmailChange(tx, accountId, now);
    await recordForAccount(tx, { accountId, action: 'profile.restore', subject: String(accountId), facts: {}, now });
    const mail = await renderMail(tx, profileMessages, {
      name: 'mail.restored',
      language: account.language,
      values: {},
    });
    await mailAboutSecurity(tx, mail, { accountId, email: account.email, now });
    return null;
  });
}
