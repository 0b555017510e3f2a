// Requests a new e-mail: the new address gets a code, the old one a notice and stays valid meanwhile.

import type { KeyVersions } from '#platform/server/key-rotation/key-versions.ts';
import { refuse, type Refusal } from '#platform/errors.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { renderMail } from '#platform/server/messages/render-message.ts';
import { mailAboutSecurity } from '#platform/server/outbox/mail-about-security.ts';
import { isEmailTaken } from './store.ts';
import { lockAccountRow } from '../../server/account-row.ts';
import { profileMessages } from '../../messages.ts';
import { sendEmailCode } from './email-code.ts';

type EmailChangeRequest = {
  accountId: number;
  newEmail: string;
  passwordHash: string;
  origin: string;
  storageKey: KeyVersions;
  now: Date;
};

export async function changeEmail(
  tx: Tx,
  { accountId, newEmail, passwordHash, ...request }: EmailChangeRequest,
): Promise<Refusal<'EC_Email_Already_Used' | 'EC_Wrong_Password' | 'EC_Too_Many_Requests'> | null> {
  const account = await lockAccountRow(tx, accountId);
  if (account?.password_hash !== passwordHash) return refuse('EC_Wrong_Password');
  if (account.email.toLowerCase() === newEmail.toLowerCase() || (await isEmailTaken(tx, newEmail, accountId))) {
    return refuse('EC_Email_Already_Used');
  }
  const refused = await sendEmailCode(tx, { accountId, newEmail, language: account.language, ...request });
  if (refused) return refused;
  const mail = await renderMail(tx, profileMessages, {
    name: 'mail.email_change_asked',
    language: account.language,
    values: { newEmail },
  });
  await mailAboutSecurity(tx, mail, { accountId, email: account.email, now: request.now });
  return null;
}
