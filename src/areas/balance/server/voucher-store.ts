// Wrong voucher codes of an account. An attempt counts as wrong when it begins, so that concurrent attempts cannot
// exceed the limit; a right code or one without an answer is taken back.

import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/server/database/database.ts';
import { lockSeconds, wrongCodesAllowed } from '../rules.ts';

const limit = sql.raw(String(wrongCodesAllowed));

/** False while codes are locked. */
export async function claimAttempt(tx: Tx, accountId: number, now: Date): Promise<boolean> {
  const hourAgo = new Date(now.getTime() - lockSeconds * 1000);
  const until = new Date(now.getTime() + lockSeconds * 1000);
  const { rows } = await sql`
    insert into voucher_attempt as seen (account_id, wrong, tried_at) values (${accountId}, 1, ${now})
    on conflict (account_id) do update set
      wrong = case when seen.tried_at <= ${hourAgo} then 1 else seen.wrong + 1 end, tried_at = ${now},
      locked_until = case when seen.tried_at > ${hourAgo} and seen.wrong + 1 >= ${limit} then ${until}::timestamptz end
    where seen.locked_until is null or seen.locked_until <= ${now}
    returning 1`.execute(tx);
  return rows.length > 0;
}

/** A right code clears the count; one whose fate the system did not tell counts as none. */
export async function endAttempt(tx: Tx, accountId: number, end: 'right' | 'unknown'): Promise<void> {
  await sql`update voucher_attempt set locked_until = null,
      wrong = case when ${end} = 'right' then 0 else greatest(0, wrong - 1) end
    where account_id = ${accountId}`.execute(tx);
}

/** The seconds until codes may be tried again; null if they may. */
export async function findLock(db: Queryable, accountId: number, now: Date): Promise<number | null> {
  const { rows } = await sql<{ locked_until: Date }>`select locked_until from voucher_attempt
    where account_id = ${accountId} and locked_until > ${now}`.execute(db);
  return rows[0] ? Math.ceil((rows[0].locked_until.getTime() - now.getTime()) / 1000) : null;
}
