import type { Queryable, Tx } from '#platform/server/database/database.ts';
import { hashOf } from '#platform/server/http/caller.ts';
import type { AccountType } from '#platform/client-type.ts';
import type { MsisdnType, ServiceType } from '#platform/service-type.ts';
import { sql } from 'kysely';

/** Includes accounts that are closed but not erased. */
export function findAccount(db: Queryable, username: string) {
  return db
    .selectFrom('account_username')
    .innerJoin('account', 'account.account_id', 'account_username.account_id')
    .select(['account.account_id', 'account.password_hash', 'account.deactivated_at'])
    .where('account_username.username', '=', username.trim().toLowerCase())
    .executeTakeFirst();
}

/** Locks the account and its password until the transaction ends. */
export function holdAccount(tx: Tx, accountId: number) {
  return tx
    .selectFrom('account')
    .select('account_id')
    .where('account_id', '=', accountId)
    .where('deactivated_at', 'is', null)
    .forShare()
    .executeTakeFirst();
}

export async function saveRefreshToken(
  tx: Tx,
  token: { accountId: number; sessionId: string; tokenHash: Buffer; now: Date; expiresAt: Date },
): Promise<void> {
  await tx
    .insertInto('refresh_token')
    .values({
      account_id: token.accountId,
      session_id: token.sessionId,
      token_hash: token.tokenHash,
      created_at: token.now,
      expires_at: token.expiresAt,
    })
    .execute();
}

/** The token that is stored, of several. */
export async function findRefreshToken(
  tx: Tx,
  accountId: number,
  tokens: readonly [string, ...string[]],
): Promise<string | null> {
  const stored = await tx
    .selectFrom('refresh_token')
    .select('token_hash')
    .where('account_id', '=', accountId)
    .where(
      'token_hash',
      'in',
      tokens.map((token) => hashOf(token)),
    )
    .executeTakeFirst();
  return tokens.find((token) => stored && hashOf(token).equals(stored.token_hash)) ?? null;
}

/** Locks the token and its session, unless the account is closed: concurrent refreshes of one token are serialized. */
export function lockRefreshToken(tx: Tx, accountId: number, tokenHash: Buffer) {
  return tx
    .selectFrom('refresh_token')
    .innerJoin('session', (join) =>
      join
        .onRef('session.account_id', '=', 'refresh_token.account_id')
        .onRef('session.session_id', '=', 'refresh_token.session_id'),
    )
    .innerJoin('account', 'account.account_id', 'refresh_token.account_id')
    .select([
      'refresh_token.session_id',
      'refresh_token.expires_at',
      'refresh_token.rotated_at',
      'session.cookie_hash',
      'session.created_at',
      'session.ended_at',
    ])
    .where('refresh_token.account_id', '=', accountId)
    .where('refresh_token.token_hash', '=', tokenHash)
    .where('account.deactivated_at', 'is', null)
    .forUpdate(['refresh_token', 'session'])
    .executeTakeFirst();
}

export async function markRotated(
  tx: Tx,
  accountId: number,
  tokenHash: Buffer,
  sessionId: string,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('refresh_token')
    .set({ rotated_at: now })
    .where('account_id', '=', accountId)
    .where('token_hash', '=', tokenHash)
    .execute();
  await tx
    .updateTable('session')
    .set({ last_seen_at: now })
    .where('account_id', '=', accountId)
    .where('session_id', '=', sessionId)
    .execute();
}

export type AccountRow = {
  username: string;
  first_name: string;
  last_name: string;
  pids: { pid: string; account_type: AccountType }[];
  services: {
    pid: string;
    service_id: string;
    service_type: ServiceType;
    msisdn_type: MsisdnType;
    account_type: AccountType;
    owner: boolean;
    effective_segment_id: number | null;
    label: string | null;
    tariff_name_bg: string;
    tariff_name_en: string;
  }[];
};

export async function findAccountInformation(db: Queryable, accountId: number): Promise<AccountRow | undefined> {
  const { rows } = await sql<AccountRow>`
    select account.username, account.first_name, account.last_name,
      coalesce((
        select json_agg(json_build_object('pid', customer.pid, 'account_type', customer.account_type)
          order by customer.customer_id) from account_pid
        join customer using (customer_id) where account_pid.account_id = account.account_id
      ), '[]') as pids,
      coalesce((
        select json_agg(json_build_object(
          'service_id', service.service_id, 'service_type', service.service_type, 'msisdn_type', service.msisdn_type,
          'pid', customer.pid, 'account_type', customer.account_type, 'owner', held.is_owner,
          'effective_segment_id', service.effective_segment_id, 'label', held.label,
          'tariff_name_bg', tariff.name_bg, 'tariff_name_en', tariff.name_en
        ) order by held.position, service.service_id)
        from account_service held
        join service using (customer_id, service_id)
        join customer using (customer_id)
        join tariff using (tariff_id)
        where held.account_id = account.account_id
      ), '[]') as services
    from account where account.account_id = ${accountId}`.execute(db);
  return rows[0];
}
