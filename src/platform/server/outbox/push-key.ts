// The key pair that identifies the portal at push services (VAPID). Browsers subscribe for its public part, so another
// key ends all subscriptions.

import webPush from 'web-push';
import type { Queryable } from '../database/database.ts';
import { publicKeyOf, type PushSettings } from './push-settings.ts';

export type PushKey = { privateKey: string; publicKey: string };

/** Null if push messages are not offered. */
export async function openPushKey(
  db: Queryable,
  appMode: 'demo' | 'production',
  { privateKey }: Pick<PushSettings, 'privateKey'>,
): Promise<PushKey | null> {
  const key = privateKey ?? (appMode === 'demo' ? await generatedKey(db) : null);
  return key === null ? null : { privateKey: key, publicKey: publicKeyOf(key)! };
}

/** All processes on one database use the first key written. */
async function generatedKey(db: Queryable): Promise<string> {
  const { privateKey: value } = webPush.generateVAPIDKeys();
  await db
    .insertInto('generated_secret')
    .values({ name: 'vapid-key', value })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const saved = await db
    .selectFrom('generated_secret')
    .select('value')
    .where('name', '=', 'vapid-key')
    .executeTakeFirstOrThrow();
  return saved.value;
}
