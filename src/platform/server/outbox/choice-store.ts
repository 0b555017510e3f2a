// The SQL of what the recipient of a message has chosen. Without a choice, the default of the kind applies.

import { sql, type RawBuilder } from 'kysely';
import { isOnByDefault, type NotificationChannel, type NotificationKind } from '#platform/notifications.ts';
import type { QuietHours } from '#platform/quiet-hours.ts';
import type { Tx } from '../database/database.ts';
import { isUsed } from '../live-session.ts';

export type Cell = { kind: NotificationKind; channel: NotificationChannel };
export type RecipientChoice = { accountId: number; isOn: boolean; quietHours: QuietHours | null };

export async function findAccountChoice(tx: Tx, accountId: number, cell: Cell): Promise<RecipientChoice | null> {
  return findChoice(tx, sql`account.account_id = ${accountId}`, cell);
}

/** Null for numbers without an open account. */
export async function findOwnerChoice(tx: Tx, serviceId: string, cell: Cell): Promise<RecipientChoice | null> {
  return findChoice(
    tx,
    sql`account.account_id = (select held.account_id from account_service held
      join account owner on owner.account_id = held.account_id and owner.deactivated_at is null
      where held.service_id = ${serviceId} and held.is_owner order by held.account_id limit 1)`,
    cell,
  );
}

type ChoiceRow = { account_id: number; is_on: boolean | null; quiet_from: string | null; quiet_until: string | null };

async function findChoice(tx: Tx, which: RawBuilder<unknown>, { kind, channel }: Cell) {
  const { rows } = await sql<ChoiceRow>`
    select account.account_id, setting.is_on, quiet_from, quiet_until from account
    left join notification_setting setting
      on setting.account_id = account.account_id and setting.kind = ${kind} and setting.channel = ${channel}
    left join quiet_hours on quiet_hours.account_id = account.account_id
    where ${which}`.execute(tx);
  const row = rows[0];
  if (!row) return null;
  return { accountId: row.account_id, isOn: row.is_on ?? isOnByDefault(kind), quietHours: quietHoursOf(row) };
}

/** For a choice elsewhere that asks for these messages. */
export async function switchOn(tx: Tx, accountId: number, cells: readonly Cell[], now: Date): Promise<void> {
  for (const { kind, channel } of cells) {
    await tx
      .updateTable('notification_setting')
      .set({ is_on: true, changed_at: now })
      .where('account_id', '=', accountId)
      .where('kind', '=', kind)
      .where('channel', '=', channel)
      .where('is_on', '=', false)
      .execute();
  }
}

/** Without a number: everybody with the pid of the customer. */
export type PushRecipient = { accountId: number } | { customerId: number; serviceId: string | null };
export type PushDevice = { subscriptionId: string; language: string; quietHours: QuietHours | null };

/**
 * The browsers with a session of an account, of the owners of a service or of a customer, that want messages of the kind. Whether the
 * session has reached its absolute end is decided at delivery.
 */
export async function findDevices(tx: Tx, to: PushRecipient, kind: NotificationKind, now: Date): Promise<PushDevice[]> {
  const { rows } = await sql<Omit<ChoiceRow, 'is_on'> & { subscription_id: string; language: string }>`
    select subscription_id, account.account_id, language, quiet_from, quiet_until
    from push_subscription device
    join account using (account_id)
    join session using (account_id, session_id)
    left join notification_setting setting
      on setting.account_id = account.account_id and setting.kind = ${kind} and setting.channel = 'push'
    left join quiet_hours on quiet_hours.account_id = account.account_id
    where device.account_id in ${accountsOf(to)} and ${isUsed(now)} and account.deactivated_at is null
      and coalesce(setting.is_on, ${isOnByDefault(kind)})
    order by subscription_id`.execute(tx);
  return rows.map((row) => ({
    subscriptionId: row.subscription_id,
    language: row.language,
    quietHours: quietHoursOf(row),
  }));
}

function accountsOf(to: PushRecipient): RawBuilder<unknown> {
  if ('accountId' in to) return sql`(${to.accountId}::bigint)`;
  if (to.serviceId === null) return sql`(select account_id from account_pid where customer_id = ${to.customerId})`;
  return sql`(select account_id from account_service
    where customer_id = ${to.customerId} and service_id = ${to.serviceId} and is_owner)`;
}

function quietHoursOf(row: Pick<ChoiceRow, 'quiet_from' | 'quiet_until'>): QuietHours | null {
  return row.quiet_from && row.quiet_until ? { from: row.quiet_from, until: row.quiet_until } : null;
}
