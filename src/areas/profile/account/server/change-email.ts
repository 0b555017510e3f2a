// Requests a new e-mail: the new address gets a code, the old one a notice and stays valid meanwhile.

import { refuse, type Refusal } from '#platform/errors.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { enqueueMessage } from '#platform/server/outbox/enqueue-message.ts';
import { isEmailTaken } from './store.ts';
import { lockAccountRow } from '../../server/account-row.ts';
import { emailChangeAskedMail } from '../mails.ts';
import { sendEmailCode } from './email-code.ts';

type EmailChangeRequest = {
  accountId: number;
  newEmail: string;
  passwordHash: string;
  origin: string;
  storageKey: Uint8Array;
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
  await enqueueMessage(tx, {
    ...emailChangeAskedMail(account.language, newEmail),
    channel: 'email',
    recipient: account.email,
    createdAt: request.now,
  });
  return null;
}
