// Erases a profile two weeks after it was closed. The law requires the operator to keep contracts, services and the
// audit log; everything that the user gave the portal is deleted.

import { sql } from 'kysely';
import { inTransaction, type Tx } from '#platform/server/database/database.ts';
import { defineJob, handleJob, type JobHandler } from '#platform/server/jobs/job.ts';
import type { Platform } from '#platform/server/platform.ts';
import { lockAccountRow } from '../../server/account-row.ts';
import { stopAllPayments } from '../../server/stop-all-payments.ts';
import { recordForAccount } from '#platform/server/audit/record-for-account.ts';

export const eraseProfileJob = defineJob<{ accountId: number; closedAt: string }>('erase-profile');

export function handleEraseProfile({ db, clock }: Platform): JobHandler {
  return handleJob(eraseProfileJob, async ({ accountId, closedAt }) => {
    await inTransaction(db, async (tx) => {
      const account = await lockAccountRow(tx, accountId);
      // The profile was restored meanwhile, and perhaps closed again.
      if (account?.deactivated_at?.toISOString() !== closedAt) return;
      await eraseProfile(tx, accountId, account.email);
      await recordForAccount(tx, {
        accountId,
        action: 'profile.erase',
        subject: String(accountId),
        facts: {},
        now: clock.now(),
      });
    });
  });
}

/** The tables of the account, in the order of their foreign keys. */
const ofAccount = [
  'step_up_recovery',
  'card_change_nonce',
  'card_change',
  'saved_card',
  'address',
  'notification_choice',
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
] as const;

async function eraseProfile(tx: Tx, accountId: number, email: string): Promise<void> {
  // Closing stops them; profiles closed by an older version still have them.
  await stopAllPayments(tx, accountId);
  // Before the row with the unconfirmed address is deleted.
  await sql`delete from outbox where recipient = ${email}
    or recipient = (select new_email from email_change where account_id = ${accountId})`.execute(tx);
  for (const table of ofAccount) {
    await sql`delete from ${sql.table(table)} where account_id = ${accountId}`.execute(tx);
  }
  await sql`update sign_in_attempt set account_id = null where account_id = ${accountId}`.execute(tx);
  await sql`delete from account_username where account_id = ${accountId}`.execute(tx);
  await sql`delete from single_use_link
    where subject = ${String(accountId)} or subject like ${`${accountId} %`}`.execute(tx);
  await sql`delete from idempotency where owner = ${String(accountId)}`.execute(tx);
  await sql`delete from rate_limit
    where subject in (${String(accountId)}, lower(${email})) or subject like ${`${accountId} %`}`.execute(tx);
  await sql`delete from sign_in_failure where subject like ${`%${email.toLowerCase()}`}`.execute(tx);
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
