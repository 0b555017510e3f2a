// Sends a new code to the pending e-mail address.

import { refuse, type Refusal } from '#platform/errors.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { findPendingEmail } from './store.ts';
import { lockAccountRow } from '../../server/account-row.ts';
import { sendEmailCode, type EmailCodeRequest } from './email-code.ts';

export async function resendEmailChange(
  tx: Tx,
  request: Omit<EmailCodeRequest, 'newEmail' | 'language'>,
): Promise<Refusal<'EC_Not_Found' | 'EC_Too_Many_Requests'> | null> {
  const account = await lockAccountRow(tx, request.accountId);
  const newEmail = await findPendingEmail(tx, request.accountId, request.now);
  if (!account || newEmail === null) return refuse('EC_Not_Found');
  return sendEmailCode(tx, { ...request, newEmail, language: account.language });
}
