// Raises a sealed file to PAdES B-T and B-LTA: a time stamp, the certificates and revocation data of every signature,
// and an archive time stamp over all of it. Each step is appended; the file before it stays unchanged.

import type { X509Certificate } from 'node:crypto';
import type { PDF } from '@libpdf/core';
import { mostStamps, sealedParts } from '../../sealed-parts.ts';
import type { SealLevel } from '../../verification/rules.ts';
import type { TimeStampAuthority } from '../time-stamp/time-stamp-authority.ts';
import { checkedRevocation, type RevocationNeeds } from '../time-stamp/checked-revocation.ts';
import { readTimeStamp, type TimeStamp } from '../time-stamp/time-stamp-token.ts';
import { contentHashOf } from './check-seal.ts';
import { certificatesIn, checkCms } from './cms.ts';
import { arrayOf, dictionaryOf, openForUpdate, streamsOf } from './pdf-update.ts';

export type StrengthenedFile = {
  bytes: Buffer;
  level: SealLevel;
  /** When the certificate of the last time stamp expires. */
  verifiableUntil: Date;
};

/**
 * Throws StampUnavailable and RevokedCertificate. A file with time stamps gets one more, which protects them after their
 * certificates expire. `before` is the level that the file has reached.
 */
export async function strengthenSeal(
  file: Buffer,
  authority: TimeStampAuthority,
  { now, before }: { now: Date; before: SealLevel },
): Promise<StrengthenedFile> {
  const stampsBefore = sealedParts(file)?.stamps.length ?? 0;
  if (stampsBefore >= mostStamps - 1)
    throw new Error(`the file has ${stampsBefore} time stamps, more are not possible`);
  const stamped = stampsBefore > 0 ? file : await addStamp(file, authority);
  const signatures = await readSignatures(stamped, before);
  const revocation = checkedRevocation(authority.revocation, { ...signatures, now });
  const validated = await append(stamped, (pdf) => pdf.addValidationData({ revocationProvider: revocation.provider }));
  revocation.throwIfRevoked();
  const bytes = await addStamp(validated, authority);
  return {
    bytes,
    level: revocation.isComplete(signatures.signers) ? 'B-LTA' : 'B-T',
    verifiableUntil: lastStamp(bytes).certificate.validToDate,
  };
}

type Signatures = Pick<RevocationNeeds, 'known' | 'isNeeded'> & {
  /** Their certificates must have validation data now. */
  signers: readonly X509Certificate[];
};

/** An archive time stamp protects the data of everything before it, so that only its own certificates need data. */
async function readSignatures(file: Buffer, before: SealLevel): Promise<Signatures> {
  const parts = sealedParts(file)!;
  const tokens = [parts, ...parts.stamps].map(({ cms }) => certificatesIn(Buffer.from(cms ?? '', 'hex')));
  const known = tokens.flat();
  const last = lastStamp(file);
  if (before !== 'B-LTA') {
    const seal = checkCms(Buffer.from(parts.cms ?? '', 'hex'), contentHashOf(parts));
    return { known, signers: [...(seal ? [seal.certificate] : []), last.certificate], isNeeded: () => true };
  }
  const protectedNow = await embeddedCertificates(file);
  const isOfLast = ({ raw }: X509Certificate) => last.certificates.some((each) => each.raw.equals(raw));
  const isProtected = ({ raw }: X509Certificate) => protectedNow.some((each) => raw.equals(each));
  return { known, signers: [last.certificate], isNeeded: (each) => isOfLast(each) || !isProtected(each) };
}

/** The certificates in the validation data of the file. */
async function embeddedCertificates(file: Buffer): Promise<Uint8Array[]> {
  const pdf = await openForUpdate(file);
  const store = dictionaryOf(pdf, pdf.getCatalog(), 'DSS');
  return streamsOf(pdf, store && arrayOf(pdf, store, 'Certs'));
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

function lastStamp(file: Buffer): TimeStamp {
  const last = sealedParts(file)?.stamps.at(-1);
  const stamp = last?.cms && readTimeStamp(Buffer.from(last.cms, 'hex'), contentHashOf(last));
  if (!stamp) throw new Error('the last time stamp of the file is not valid');
  return stamp;
}
