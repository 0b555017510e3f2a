// The SQL of subscriptions to push messages. Address and keys are encrypted.

import { createHash } from 'node:crypto';
import type { Queryable, Tx } from '../database/database.ts';
import type { KeyVersions } from '../key-rotation/key-versions.ts';
import { openAny, sealCurrent } from '../sealed-value.ts';

/** As browsers give it. */
export type PushAddress = { endpoint: string; keys: { p256dh: string; auth: string } };

export function subscriptionBinding(subscriptionId: string) {
  return ['push-subscription', subscriptionId];
}

/** Null if it was deleted meanwhile; `unreadable` if it was encrypted under another key. */
export async function findAddress(
  db: Queryable,
  key: KeyVersions,
  subscriptionId: string,
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
    .where('session.ended_at', 'is', null)
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
      created_at: given.now,
    })
    .execute();
}

export async function deleteSubscription(db: Queryable, subscriptionId: string): Promise<void> {
  await db.deleteFrom('push_subscription').where('subscription_id', '=', subscriptionId).execute();
}
