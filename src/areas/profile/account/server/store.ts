import { sofiaDay } from '#platform/clock.ts';
import { sql } from 'kysely';
import type { Language } from '#platform/languages.ts';
import type { Queryable, Tx } from '#platform/server/database/database.ts';
import { pendingDocuments } from '#platform/server/pending-items.ts';
import type { Reads } from '#platform/server/database/reads.ts';

export type ProfileRow = {
  username: string;
  email: string;
  first_name: string;
  last_name: string;
  contact_phone: string | null;
  language: Language;
  password_changed_at: Date | null;
  pending_email: string | null;
  documents_for_signing: number;
  documents_expired: number;
};

export async function findProfile(reads: Reads, accountId: number, now: Date): Promise<ProfileRow | undefined> {
  const rows = await reads.read<ProfileRow>({
    name: 'profile-account',
    text: `select username, email, first_name, last_name, contact_phone, language, password_changed_at,
        (select new_email from email_change
          where email_change.account_id = account.account_id and expires_at > $2) as pending_email,
        (select count(*)::int ${pendingDocuments}
           and (document.sign_by is null or document.sign_by >= $3::date)) as documents_for_signing,
        (select count(*)::int ${pendingDocuments} and document.sign_by < $3::date) as documents_expired
      from account where account_id = $1`,
    values: [accountId, now, sofiaDay(now)],
  });
  return rows[0];
}

export async function savePersonalData(
  tx: Tx,
  accountId: number,
  data: { first_name: string; last_name: string; contact_phone: string | null; language: Language },
): Promise<void> {
  await tx.updateTable('account').set(data).where('account_id', '=', accountId).execute();
}

/** Whether another account uses the address as username or e-mail. */
export async function isEmailTaken(db: Queryable, email: string, accountId: number): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    select exists (select from account_username where username = lower(${email}) and account_id <> ${accountId})
      or exists (select from account where lower(email) = lower(${email}) and email <> ''
        and account_id <> ${accountId}) as taken`.execute(db);
  return rows[0]!.taken;
}

export async function saveEmailChange(
  tx: Tx,
  change: { accountId: number; newEmail: string; now: Date; expiresAt: Date },
): Promise<void> {
  const facts = { new_email: change.newEmail, asked_at: change.now, expires_at: change.expiresAt };
  await tx
    .insertInto('email_change')
    .values({ account_id: change.accountId, ...facts })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(facts))
    .execute();
}

export async function findPendingEmail(db: Queryable, accountId: number, now: Date): Promise<string | null> {
  const row = await db
    .selectFrom('email_change')
    .select('new_email')
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.new_email ?? null;
}

/** The pending changes to this address. */
export function findEmailChanges(db: Queryable, email: string) {
  return db
    .selectFrom('email_change')
    .select(['account_id', 'new_email', 'expires_at'])
    .where(sql`lower(new_email)`, '=', email.toLowerCase())
    .orderBy('account_id')
    .execute();
}

/** If the old address was the username, the new one replaces it. */
export async function saveEmail(
  tx: Tx,
  accountId: number,
  before: { username: string; email: string },
  email: string,
): Promise<void> {
  const signsInByEmail = before.username.toLowerCase() === before.email.toLowerCase();
  await tx
    .updateTable('account')
    .set({ email, ...(signsInByEmail && { username: email }) })
    .where('account_id', '=', accountId)
    .execute();
  if (signsInByEmail) {
    await tx
      .updateTable('account_username')
      .set({ username: email.toLowerCase() })
      .where('username', '=', before.username.toLowerCase())
      .execute();
  }
  await tx.deleteFrom('email_change').where('account_id', '=', accountId).execute();
}

export async function setDeactivated(tx: Tx, accountId: number, at: Date | null): Promise<void> {
  await tx.updateTable('account').set({ deactivated_at: at }).where('account_id', '=', accountId).execute();
}
