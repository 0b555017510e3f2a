// The seal of this portal: the operator's, or one that the demo generates once.

import { createPrivateKey, X509Certificate } from 'node:crypto';
import { sofiaDay } from '#platform/clock.ts';
import type { Database } from '#platform/server/database/database.ts';
import type { Platform } from '#platform/server/platform.ts';
import { pemKey } from '../sealing-key/pem-key.ts';
import { demoCertificateName, type Seal, type SealSettings } from './seal.ts';

/** The seal in use now. Created or read on first use. */
export type SealSource = () => Promise<Seal>;

export function openSeal({ db, clock }: Platform, configured: SealSettings | undefined): SealSource {
  if (configured) return () => Promise.resolve(sealOn(sofiaDay(clock.now()), configured));
  let opened: Promise<Seal> | undefined;
  return () => {
    opened ??= demoSeal(db, clock.now());
    // Retry next time if the database was unavailable.
    opened.catch(() => (opened = undefined));
    return opened;
  };
}

/** The next key replaces the current one on its day, without a restart. */
export function sealOn(day: string, { current, next, earlier }: SealSettings): Seal {
  const used = next && day >= next.from ? next : current;
  const ours = [current, next].flatMap((each) => each?.certificates.slice(0, 1) ?? []);
  return { certificates: used.certificates, key: used.key, others: [...ours, ...earlier] };
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
  return { certificates: [new X509Certificate(certificate)], others: [], key: pemKey(createPrivateKey(key)) };
}
