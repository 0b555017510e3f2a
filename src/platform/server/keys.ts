// The keys of the portal, each derived from one secret for one use. In demo mode the secret is made once and kept.

import { hkdfSync, randomBytes } from 'node:crypto';
import type { Configuration } from './configuration.ts';
import type { Database } from './database/database.ts';
import type { Keys } from './platform.ts';

export async function openKeys(
  db: Database,
  given: Pick<Configuration, 'secretKey' | 'partnerKeys' | 'protectionKey'>,
): Promise<Keys> {
  const { secretKey, partnerKeys, protectionKey } = given;
  const secret = secretKey ?? (await generatedSecret(db));
  const derive = (use: string) => new Uint8Array(hkdfSync('sha256', secret, '', `abonat ${use}`, 32));
  return {
    token: derive('token'),
    code: derive('code'),
    partners: Object.keys(partnerKeys).length > 0 ? partnerKeys : { 'demo-key': derive('partner') },
    knownBrowser: derive('known browser'),
    protection: protectionKey ?? derive('protection'),
    captcha: Buffer.from(derive('captcha')).toString('base64url'),
  };
}

/** All processes on one database agree on the first secret written. */
async function generatedSecret(db: Database): Promise<string> {
  await db
    .insertInto('generated_secret')
    .values({ name: 'secret-key', value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { value } = await db
    .selectFrom('generated_secret')
    .select('value')
    .where('name', '=', 'secret-key')
    .executeTakeFirstOrThrow();
  return value;
}
