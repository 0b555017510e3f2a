// The SQL of subscriptions to push messages. Address and keys are encrypted.

import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../database/database.ts';
import type { KeyVersions } from '../key-rotation/key-versions.ts';
import { isLive } from '../live-session.ts';
import type { Push } from './push.ts';
import { openAny, sealCurrent } from '../sealed-value.ts';

/** As browsers give it. */
export type PushAddress = { endpoint: string; keys: { p256dh: string; auth: string } };

export function subscriptionBinding(subscriptionId: string) {
  return ['push-subscription', subscriptionId];
}

/** Over push_subscription and its session: it was made for the key of this portal and its session is alive. */
export const isValid = ({ pushKey, sessionDays }: Push, now: Date) =>
  sql<boolean>`(push_subscription.public_key = ${pushKey.publicKey} and ${isLive({ sessionDays }, now)})`;

export type SoughtAddress = { subscriptionId: string; push: Push; now: Date };

/** Null if it is not valid any more; `unreadable` if it was encrypted under another key. */
export async function findAddress(
  db: Queryable,
  key: KeyVersions,
  { subscriptionId, push, now }: SoughtAddress,
): Promise<PushAddress | 'unreadable' | null> {
  const row = await db
    .selectFrom('push_subscription')
    .innerJoin('session', (join) =>
      join
        .onRef('session.account_id', '=', 'push_subscription.account_id')
        .onRef('session.session_id', '=', 'push_subscription.session_id'),
    )
    .select('sealed')
    .where('subscription_id', '=', subscriptionId)
    .where(isValid(push, now))
    .executeTakeFirst();
  if (!row) return null;
  const opened = openAny(key, row.sealed, subscriptionBinding(subscriptionId));
  return opened === null ? 'unreadable' : (JSON.parse(opened) as PushAddress);
}

export type NewSubscription = {
  accountId: number;
  sessionId: string;
  subscriptionId: string;
  address: PushAddress;
  publicKey: string;
  now: Date;
};

/** A browser has one subscription: the earlier one of the session or of another account ends. */
export async function replaceSubscription(tx: Tx, key: KeyVersions, given: NewSubscription): Promise<void> {
  const { accountId, sessionId, subscriptionId, address } = given;
  const endpointHash = createHash('sha256').update(address.endpoint).digest();
  await tx
    .deleteFrom('push_subscription')
    .where((where) =>
      where.or([
        where('endpoint_hash', '=', endpointHash),
        where.and([where('account_id', '=', accountId), where('session_id', '=', sessionId)]),
      ]),
    )
    .execute();
  await tx
    .insertInto('push_subscription')
    .values({
      account_id: accountId,
      subscription_id: subscriptionId,
      session_id: sessionId,
      sealed: sealCurrent(key, JSON.stringify(address), subscriptionBinding(subscriptionId)),
      endpoint_hash: endpointHash,
      public_key: given.publicKey,
      created_at: given.now,
    })
    .execute();
}

export async function deleteSubscription(db: Queryable, subscriptionId: string): Promise<void> {
  await db.deleteFrom('push_subscription').where('subscription_id', '=', subscriptionId).execute();
}
