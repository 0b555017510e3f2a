// Raises a sealed file to PAdES B-T and B-LTA: a time stamp, the certificates and revocation data of every signature,
// and an archive time stamp over all of it. Each step is appended; the file before it stays unchanged.

import { X509Certificate } from 'node:crypto';
import type { PDF, RevocationProvider } from '@libpdf/core';
import { sealedParts } from '../../sealed-parts.ts';
import type { SealLevel } from '../../verification/rules.ts';
import type { TimeStampAuthority } from '../time-stamp/time-stamp-authority.ts';
import { readTimeStamp } from '../time-stamp/time-stamp-token.ts';
import { contentHashOf } from './check-seal.ts';
import { openForUpdate } from './pdf-update.ts';

export type StrengthenedFile = {
  bytes: Buffer;
  level: SealLevel;
  /** When the certificate of the last time stamp expires. */
  verifiableUntil: Date;
};

/** Throws StampUnavailable. A file with time stamps gets one more, which protects them after their certificates expire. */
export async function strengthenSeal(file: Buffer, authority: TimeStampAuthority): Promise<StrengthenedFile> {
  const isStamped = (sealedParts(file)?.stamps.length ?? 0) > 0;
  const stamped = isStamped ? file : await addStamp(file, authority);
  const revocation = recordingRevocation(authority.revocation);
  const validated = await append(stamped, (pdf) => pdf.addValidationData({ revocationProvider: revocation.provider }));
  revocation.throwFailure();
  const bytes = await addStamp(validated, authority);
  return {
    bytes,
    level: revocation.isComplete() ? 'B-LTA' : 'B-T',
    verifiableUntil: expiryOfLastStamp(bytes),
  };
}

async function addStamp(file: Buffer, authority: TimeStampAuthority): Promise<Buffer> {
  const stamped = await append(file, (pdf) =>
    pdf.addTimestamp({ timestampAuthority: { timestamp: (hash) => authority.stamp(hash) } }),
  );
  return withLowerCaseDigits(stamped, file.length);
}

const contentsMark = '/Contents <';

/** One way to write digits: the check rejects a file whose digits were rewritten. No signature covers its own digits. */
function withLowerCaseDigits(file: Buffer, from: number): Buffer {
  const begin = file.indexOf(contentsMark, from) + contentsMark.length;
  const end = file.indexOf('>', begin);
  file.write(file.toString('latin1', begin, end).toLowerCase(), begin, 'latin1');
  return file;
}

async function append(file: Buffer, change: (pdf: PDF) => Promise<{ bytes: Uint8Array }>): Promise<Buffer> {
  const { bytes } = await change(await openForUpdate(file));
  return Buffer.concat([file, bytes.subarray(file.length)]);
}

/** Long-term validation needs revocation data of every certificate that is not its own issuer. */
function recordingRevocation(source: RevocationProvider) {
  const missing = new Set<string>();
  const failures: unknown[] = [];
  // LibPDF ignores errors of a provider; a revoked certificate must not be ignored.
  const keepFailure = (error: unknown) => {
    failures.push(error);
    return null;
  };
  const provider: RevocationProvider = {
    getOCSP: async (certificate, issuer) => (await source.getOCSP?.(certificate, issuer).catch(keepFailure)) ?? null,
    getCRL: async (certificate) => {
      const { subject, issuer } = new X509Certificate(certificate);
      if (subject === issuer) return null;
      const found = (await source.getCRL?.(certificate).catch(keepFailure)) ?? null;
      if (!found) missing.add(subject);
      return found;
    },
  };
  return {
    provider,
    isComplete: () => missing.size === 0,
    throwFailure() {
      if (failures.length > 0) throw failures[0];
    },
  };
}

function expiryOfLastStamp(file: Buffer): Date {
  const last = sealedParts(file)?.stamps.at(-1);
  const stamp = last?.cms && readTimeStamp(Buffer.from(last.cms, 'hex'), contentHashOf(last));
  if (!stamp) throw new Error('the time stamp of a strengthened file is not readable');
  return new Date(stamp.certificate.validTo);
}
