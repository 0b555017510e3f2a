// The SQL of the notification matrix, quiet hours and browsers with push messages.

import { sql } from 'kysely';
import { isOnByDefault } from '#platform/notifications.ts';
import type { QuietHours } from '#platform/quiet-hours.ts';
import type { Queryable, Tx } from '#platform/server/database/database.ts';
import type { Caller } from '#platform/server/http/caller.ts';
import { isValid } from '#platform/server/outbox/subscription-store.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { MatrixCell } from '../rules.ts';

export type Matrix = { isOn(cell: MatrixCell): boolean };

export async function findMatrix(db: Queryable, accountId: number): Promise<Matrix> {
  const rows = await db
    .selectFrom('notification_setting')
    .select(['kind', 'channel', 'is_on'])
    .where('account_id', '=', accountId)
    .execute();
  const chosen = new Map(rows.map((row) => [`${row.kind} ${row.channel}`, row.is_on]));
  return { isOn: ({ kind, channel }) => chosen.get(`${kind} ${channel}`) ?? isOnByDefault(kind) };
}

export type Choice = { accountId: number; isOn: boolean; now: Date };

export async function saveCells(tx: Tx, cells: readonly MatrixCell[], { accountId, isOn, now }: Choice): Promise<void> {
  const facts = { is_on: isOn, changed_at: now };
  await tx
    .insertInto('notification_setting')
    .values(cells.map(({ kind, channel }) => ({ account_id: accountId, kind, channel, ...facts })))
    .onConflict((conflict) => conflict.columns(['account_id', 'kind', 'channel']).doUpdateSet(facts))
    .execute();
}

export async function findQuietHours(db: Queryable, accountId: number): Promise<QuietHours | null> {
  const row = await db
    .selectFrom('quiet_hours')
    .select(['quiet_from as from', 'quiet_until as until'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row ?? null;
}

export async function saveQuietHours(tx: Tx, accountId: number, hours: QuietHours | null, now: Date): Promise<void> {
  if (!hours) {
    await tx.deleteFrom('quiet_hours').where('account_id', '=', accountId).execute();
    return;
  }
  const facts = { quiet_from: hours.from, quiet_until: hours.until, changed_at: now };
  await tx
    .insertInto('quiet_hours')
    .values({ account_id: accountId, ...facts })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(facts))
    .execute();
}

export type Browser = { subscriptionId: string; isHere: boolean };

/** None if the portal does not offer push messages. */
export async function findBrowsers(
  { push, clock }: Pick<Platform, 'push' | 'clock'>,
  db: Queryable,
  { accountId, sessionId }: Caller,
): Promise<Browser[]> {
  if (!push) return [];
  const { rows } = await sql<Browser>`
    select subscription_id as "subscriptionId", session_id = ${sessionId} as "isHere" from push_subscription
    join session using (account_id, session_id)
    where account_id = ${accountId} and ${isValid(push, clock.now())} order by subscription_id`.execute(db);
  return rows;
}

export async function deleteBrowser(tx: Tx, accountId: number, sessionId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('push_subscription')
    .where('account_id', '=', accountId)
    .where('session_id', '=', sessionId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

export type Contacts = { email: string; language: string; number: string | null };

/** With the first mobile number that the account owns. */
export async function findContacts(db: Queryable, accountId: number): Promise<Contacts> {
  const { rows } = await sql<Contacts>`
    select email, language, (select held.service_id from account_service held
      join service using (customer_id, service_id)
      where held.account_id = account.account_id and held.is_owner and service.msisdn_type = 'Mobile'
      order by held.position, held.service_id limit 1) as number
    from account where account_id = ${accountId}`.execute(db);
  return rows[0]!;
}
