// The seal of this portal: the operator's, or one that the demo generates once.

import { createPrivateKey, X509Certificate } from 'node:crypto';
import type { Database } from '#platform/server/database/database.ts';
import type { Platform } from '#platform/server/platform.ts';
import { demoCertificateName, type Seal } from './seal.ts';

/** Created or read on first use. */
export type SealSource = () => Promise<Seal>;

export function openSeal({ db, clock }: Platform, configured: Seal | undefined): SealSource {
  let opened: Promise<Seal> | undefined;
  return () => {
    opened ??= configured ? Promise.resolve(configured) : demoSeal(db, clock.now());
    // Retry next time if the database was unavailable.
    opened.catch(() => (opened = undefined));
    return opened;
  };
}

const secretName = 'signing-certificate';

/** All processes on one database use the first one written. */
async function demoSeal(db: Database, now: Date): Promise<Seal> {
  const { selfSignedCertificate } = await import('./self-signed-certificate.ts');
  await db
    .insertInto('generated_secret')
    .values({ name: secretName, value: JSON.stringify(selfSignedCertificate(demoCertificateName, now)) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { value } = await db
    .selectFrom('generated_secret')
    .select('value')
    .where('name', '=', secretName)
    .executeTakeFirstOrThrow();
  const { key, certificate } = JSON.parse(value) as ReturnType<typeof selfSignedCertificate>;
  return { certificates: [new X509Certificate(certificate)], earlier: [], key: createPrivateKey(key) };
}
