import { sql } from 'kysely';
import type { Language } from '#platform/languages.ts';
import type { Tx } from '#platform/server/database/database.ts';

export type Reminder = {
  account_id: number;
  email: string;
  language: Language;
  name_bg: string;
  name_en: string;
  sign_by: string;
};

type ReminderPeriod = { from: string; until: string; now: Date };

/** Marks documents as announced, and returns the active users of their customers. */
export async function claimReminders(
  tx: Tx,
  { from, until, now }: ReminderPeriod,
  limit: number,
): Promise<{ documents: number; recipients: Reminder[] }> {
  const { rows } = await sql<{ documents: number; recipients: Reminder[] }>`
    with claimed as (
      update document set reminded_at = ${now}
      where (customer_id, document_id) in (
        select customer_id, document_id from document
        where status = 'ForSigning' and reminded_at is null and sign_by between ${from} and ${until}
        order by sign_by limit ${limit} for update skip locked)
      returning customer_id, document_id, name_bg, name_en, sign_by)
    select (select count(*)::integer from claimed) as documents, (
      select coalesce(json_agg(json_build_object('account_id', account.account_id, 'email', account.email, 'language', account.language,
        'name_bg', name_bg, 'name_en', name_en, 'sign_by', sign_by) order by document_id), '[]')
      from claimed join account_pid using (customer_id) join account using (account_id)
      where account.deactivated_at is null and account.email <> '') as recipients`.execute(tx);
  return rows[0] ?? { documents: 0, recipients: [] };
}
