// The keys of the portal, each derived from one secret for one purpose. Demo mode generates and stores the secret.

import { hkdfSync, randomBytes } from 'node:crypto';
import type { Configuration, PartnerKeys } from './configuration.ts';
import type { Database } from './database/database.ts';
import { mapVersions, type KeyVersions } from './key-rotation/key-versions.ts';

export type Keys = {
  /** Names the versions of the secret key without revealing them. */
  ids: KeyVersions<string>;
  token: KeyVersions;
  code: KeyVersions;
  /** Encrypts secrets that are stored temporarily: codes until they are sent, passwords until they are set. */
  storage: KeyVersions;
  captcha: KeyVersions<string>;
  /** Signs the tokens of the operator's systems. */
  operatorApi: KeyVersions;
  /** Signs the requests and answers of the embedded payment page. */
  payment: KeyVersions;
  /** Signs the cookie of a browser that has signed in before. */
  knownBrowser: KeyVersions;
  /** Shared with the protection service only. */
  protection: Uint8Array;
  /** Shared with each partner: by source, then by key name, the newest first. */
  partners: PartnerKeys;
};

type KeySettings = Pick<
  Configuration,
  'secretKey' | 'previousSecretKey' | 'nextSecretKey' | 'appMode' | 'partnerSites' | 'partnerKeys' | 'protectionKey'
>;

export async function openKeys(db: Database, given: KeySettings): Promise<Keys> {
  const secrets: KeyVersions<string> = {
    current: given.secretKey ?? (await generatedSecret(db)),
    previous: given.previousSecretKey ?? null,
    next: given.nextSecretKey ?? null,
  };
  const versionsOf = (use: string) => mapVersions(secrets, (secret) => derive(secret, use));
  const ofCurrent = (use: string) => derive(secrets.current, use);
  return {
    ids: mapVersions(versionsOf('key id'), (id) => base64url(id).slice(0, 8)),
    token: versionsOf('token'),
    code: versionsOf('code'),
    storage: versionsOf('storage'),
    partners: { ...demoKeys(given, ofCurrent), ...given.partnerKeys },
    operatorApi: versionsOf('operator api'),
    payment: versionsOf('payment page'),
    knownBrowser: versionsOf('known browser'),
    protection: given.protectionKey ?? ofCurrent('protection'),
    captcha: mapVersions(versionsOf('captcha'), base64url),
  };
}

function derive(secret: string, use: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, '', `abonat ${use}`, 32));
}

const base64url = (key: Uint8Array) => Buffer.from(key).toString('base64url');

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
