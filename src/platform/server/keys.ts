// The keys of the portal, each derived from one secret for one purpose. Demo mode generates and stores the secret.

import { hkdfSync, randomBytes } from 'node:crypto';
import type { Configuration, PartnerKeys } from './configuration.ts';
import type { Database } from './database/database.ts';
import type { Keys } from './platform.ts';

export async function openKeys(
  db: Database,
  given: Pick<Configuration, 'secretKey' | 'appMode' | 'partnerSites' | 'partnerKeys' | 'protectionKey'>,
): Promise<Keys> {
  const { secretKey, protectionKey } = given;
  const secret = secretKey ?? (await generatedSecret(db));
  const derive = (use: string) => new Uint8Array(hkdfSync('sha256', secret, '', `abonat ${use}`, 32));
  return {
    token: derive('token'),
    code: derive('code'),
    storage: derive('storage'),
    partners: { ...demoKeys(given, derive), ...given.partnerKeys },
    operatorApi: derive('operator api'),
    payment: derive('payment page'),
    knownBrowser: derive('known browser'),
    protection: protectionKey ?? derive('protection'),
    captcha: Buffer.from(derive('captcha')).toString('base64url'),
  };
}

/** The demo partners are pages of the portal, but each has its own key. */
function demoKeys(
  given: Pick<Configuration, 'appMode' | 'partnerSites'>,
  derive: (use: string) => Uint8Array,
): PartnerKeys {
  if (given.appMode !== 'demo') return {};
  const sources = Object.keys(given.partnerSites);
  return Object.fromEntries(sources.map((source) => [source, { [`${source}:demo`]: derive(`partner ${source}`) }]));
}

/** All processes on one database use the first secret written. */
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
