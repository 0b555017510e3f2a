// Deletes everything about a user except an empty account row: the audit log refers to its id.

import { sql } from 'kysely';
import type { Tx } from '#platform/server/database/database.ts';
import { deleteRows, type RowCounts } from './delete-rows.ts';
import { stopAllPayments } from './stop-all-payments.ts';

/** The tables of the account, in the order of their foreign keys. */
const ofAccount = [
  'help_file',
  'help_message',
  'help_question',
  'step_up_recovery',
  'passkey_credential',
  'passkey',
  'bill_card_payment',
  'top_up',
  'automatic_top_up',
  'voucher_attempt',
  'card_payment_nonce',
  'card_payment',
  'card_change_nonce',
  'card_change',
  'saved_card',
  'address',
  'notification_setting',
  'quiet_hours',
  'push_subscription',
  'email_change',
  'roaming_trip',
  'data_export',
  'sign_in_event',
  'identity_link',
  'signing_request',
  'signing_subscription',
  'refresh_token',
  'session',
  'account_service',
  'donation_terms',
  'registration_workflow',
  'account_username',
] as const;

export async function eraseAccount(tx: Tx, accountId: number, email: string, counts: RowCounts): Promise<void> {
  const id = String(accountId);
  // Closing stops them; profiles closed by an older version still have them.
  await stopAllPayments(tx, accountId);
  // Before the rows with the unconfirmed address and the browsers are deleted.
  await deleteRows(
    tx,
    counts,
    'outbox',
    sql`recipient = ${email} or recipient = (select new_email from email_change where account_id = ${accountId})
      or recipient in (select subscription_id::text from push_subscription where account_id = ${accountId})`,
  );
  for (const table of ofAccount) await deleteRows(tx, counts, table, sql`account_id = ${accountId}`);
  // Another account of the same company may still use the portal.
  await deleteRows(
    tx,
    counts,
    'support_note',
    sql`customer_id in (select customer_id from account_pid own where account_id = ${accountId} and not exists (
      select from account_pid other join account using (account_id)
      where other.customer_id = own.customer_id and account.account_id <> ${accountId}
        and account.deactivated_at is null))`,
  );
  await sql`update sign_in_attempt
    set account_id = null, identity_issuer = null, identity_subject = null, identity_sid = null
    where account_id = ${accountId}`.execute(tx);
  // The statement itself is evidence of the customer.
  await sql`update withdrawal set email = '' where account_id = ${accountId}`.execute(tx);
  await deleteRows(tx, counts, 'single_use_link', sql`subject = ${id} or subject like ${`${id} %`}`);
  await deleteRows(tx, counts, 'idempotency', sql`owner = ${id}`);
  await deleteRows(tx, counts, 'rate_limit', sql`subject in (${id}, lower(${email})) or subject like ${`${id} %`}`);
  await deleteRows(tx, counts, 'sign_in_failure', sql`subject like ${`%${email.toLowerCase()}`}`);
  await tx
    .updateTable('account')
    .set({
      username: `erased-${accountId}`,
      email: '',
      first_name: '',
      last_name: '',
      contact_phone: null,
      password_hash: '',
      password_changed_at: null,
    })
    .where('account_id', '=', accountId)
    .execute();
}
