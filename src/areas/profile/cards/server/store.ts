import { sql } from 'kysely';
import { cardTopUps } from '#platform/server/card-top-ups.ts';
import type { Queryable, Tx } from '#platform/server/database/database.ts';
import type { GatewayCard } from '#platform/server/payment-gateway/payment-gateway.ts';

export function findCards(db: Queryable, accountId: number) {
  return db
    .selectFrom('saved_card')
    .select(['card_id', 'type', 'name', 'expiration_date'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('card_id')
    .execute();
}

export async function saveCard(
  tx: Tx,
  saved: { accountId: number; cardId: string; card: GatewayCard; now: Date },
): Promise<void> {
  const facts = {
    type: saved.card.type,
    name: saved.card.name,
    expiration_date: saved.card.expirationDate,
    gateway_reference: saved.card.reference,
  };
  /** Only a new last day is news. */
  const pushedForDay = sql<Date | null>`case when saved_card.expiration_date is not distinct from excluded.expiration_date
    then saved_card.end_pushed_at end`;
  await tx
    .insertInto('saved_card')
    .values({ account_id: saved.accountId, card_id: saved.cardId, created_at: saved.now, ...facts })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'card_id']).doUpdateSet({ ...facts, end_pushed_at: pushedForDay }),
    )
    .execute();
}

export type EndingCards = { from: string; to: string; limit: number; now: Date };

/** Cards of users with a subscribed browser that were not told about. */
export async function claimEndingCards(tx: Tx, { from, to, limit, now }: EndingCards) {
  const { rows } = await sql<{ account_id: number }>`
    update saved_card set end_pushed_at = ${now} where (account_id, card_id) in (
      select account_id, card_id from saved_card
      where end_pushed_at is null and expiration_date between ${from} and ${to}
        and exists (select from push_subscription device where device.account_id = saved_card.account_id)
      order by account_id, card_id limit ${limit} for update skip locked)
    returning account_id`.execute(tx);
  return rows;
}

export async function removeCard(tx: Tx, accountId: number, cardId: string): Promise<void> {
  await tx.deleteFrom('saved_card').where('account_id', '=', accountId).where('card_id', '=', cardId).execute();
}

export async function paysAnything(db: Queryable, accountId: number, cardId: string): Promise<boolean> {
  const { rows } = await sql<{ pays: boolean }>`
    select exists (select from recurrent_payment where account_id = ${accountId} and card_id = ${cardId})
      or exists (select from ${sql.raw(cardTopUps)} top_up where account_id = ${accountId} and card_id = ${cardId})
      as pays`.execute(db);
  return rows[0]!.pays;
}

export type NewVisit = {
  accountId: number;
  changeId: string;
  replacesCardId: string | null;
  order: string;
  nonce: string;
  amountCents: number;
  language: string;
  now: Date;
};

export async function saveVisit(tx: Tx, visit: NewVisit): Promise<void> {
  await tx
    .insertInto('card_change')
    .values({
      account_id: visit.accountId,
      change_id: visit.changeId,
      replaces_card_id: visit.replacesCardId,
      state: 'open',
      order_number: visit.order,
      nonce: visit.nonce,
      amount_cents: visit.amountCents,
      language: visit.language,
      created_at: visit.now,
    })
    .execute();
  await tx
    .insertInto('card_change_nonce')
    .values({ nonce: visit.nonce, account_id: visit.accountId, change_id: visit.changeId, created_at: visit.now })
    .execute();
}

/** Of two visits for the same card only the later counts. */
export async function supersedeVisits(tx: Tx, accountId: number, cardId: string, now: Date): Promise<void> {
  await tx
    .updateTable('card_change')
    .set({ state: 'superseded', settled_at: now })
    .where('account_id', '=', accountId)
    .where('replaces_card_id', '=', cardId)
    .where('state', '=', 'open')
    .execute();
}

export function findOpenVisits(db: Queryable, accountId: number) {
  return db
    .selectFrom('card_change')
    .select(['change_id', 'created_at'])
    .where('account_id', '=', accountId)
    .where('state', '=', 'open')
    .orderBy('created_at')
    .execute();
}

/** Open visits that began before one time and were last checked before another. */
export function findStaleVisits(db: Queryable, before: { begun: Date; asked: Date }) {
  return db
    .selectFrom('card_change')
    .select(['account_id', 'change_id'])
    .where('state', '=', 'open')
    .where('created_at', '<=', before.begun)
    .where((where) => where.or([where('asked_at', 'is', null), where('asked_at', '<=', before.asked)]))
    .limit(1000)
    .execute();
}

export type VisitId = { accountId: number; changeId: string };

export async function findVisitByNonce(db: Queryable, nonce: string): Promise<VisitId | null> {
  const found = await db
    .selectFrom('card_change_nonce')
    .select(['account_id', 'change_id'])
    .where('nonce', '=', nonce)
    .executeTakeFirst();
  return found ? { accountId: found.account_id, changeId: found.change_id } : null;
}

export function findLastVisit(db: Queryable, accountId: number) {
  return db
    .selectFrom('card_change')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('state', '<>', 'superseded')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export function findVisit(db: Queryable, { accountId, changeId }: VisitId) {
  return db
    .selectFrom('card_change')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('change_id', '=', changeId)
    .executeTakeFirst();
}

export function lockVisit(tx: Tx, { accountId, changeId }: VisitId) {
  return tx
    .selectFrom('card_change')
    .innerJoin('account', 'account.account_id', 'card_change.account_id')
    .selectAll('card_change')
    .select(['account.email', 'account.language as account_language', 'account.deactivated_at'])
    .where('card_change.account_id', '=', accountId)
    .where('card_change.change_id', '=', changeId)
    .forUpdate('card_change')
    .executeTakeFirst();
}

export async function settleVisit(
  tx: Tx,
  { accountId, changeId }: VisitId,
  settled: { state: string; reason?: string; message?: string | null; cardId?: string; now: Date },
): Promise<void> {
  await tx
    .updateTable('card_change')
    .set({
      state: settled.state,
      reason: settled.reason ?? null,
      message: settled.message ?? null,
      saved_card_id: settled.cardId ?? null,
      settled_at: settled.now,
    })
    .where('account_id', '=', accountId)
    .where('change_id', '=', changeId)
    .execute();
}

/** Only one of several concurrent requests asks the gateway about an open or abandoned visit. */
export async function claimAsking(
  db: Queryable,
  { accountId, changeId }: VisitId,
  now: Date,
  pauseSeconds: number,
): Promise<boolean> {
  const claimed = await db
    .updateTable('card_change')
    .set({ asked_at: now })
    .where('account_id', '=', accountId)
    .where('change_id', '=', changeId)
    .where('state', 'in', ['open', 'abandoned'])
    .where((where) =>
      where.or([where('asked_at', 'is', null), where('asked_at', '<=', new Date(now.getTime() - pauseSeconds * 1000))]),
    )
    .returning('change_id')
    .executeTakeFirst();
  return claimed !== undefined;
}
