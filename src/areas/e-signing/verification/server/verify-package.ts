// Verifies the export of a customer without a portal or a database: the hash chain of the audit log, and every signed
// document against its evidence, its seal and its time stamps.

import { createHash, type X509Certificate } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { firstHash, hashOfRow } from '#platform/server/audit/audit-hash.ts';
import { sealedParts } from '../../sealed-parts.ts';
import { contentHashOf } from '../../server/sealed-pdf/check-seal.ts';
import { checkCms } from '../../server/sealed-pdf/cms.ts';
import type { SigningEvidence } from '../../server/signing-facts.ts';
import { readTimeStamp, type TimeStamp } from '../../server/time-stamp/time-stamp-token.ts';
import { isTrustedBy, isValidAt } from '../../server/time-stamp/trusted-chain.ts';

export type DocumentReport = {
  documentId: string;
  /** What is wrong; empty if everything matches. */
  problems: string[];
  /** The certificate of the seal. */
  sealedBy: X509Certificate | null;
  /** The time of the last time stamp. */
  stampedAt: Date | null;
};

export type PackageReport = { isChainIntact: boolean; documents: DocumentReport[] };

type AuditRow = {
  customer_id: number;
  sequence: number;
  happened_at: string;
  account_id: number | null;
  action: string;
  subject: string;
  facts: string;
  trace_id: string | null;
  previous_hash: string;
  hash: string;
};

/** Without certificates, any are accepted. */
export type Trusted = {
  /** The sealing certificates of the operator. */
  seals: readonly X509Certificate[];
  /** Time-stamp authorities or their issuers. */
  authorities: readonly X509Certificate[];
};

/** Documents that the log states as deleted, because their retention ended, are not expected. */
export function verifyPackage(zip: Uint8Array, trusted: Trusted): PackageReport {
  const files = unzipSync(zip);
  const rows = JSON.parse(strFromU8(files['audit.json'] ?? new TextEncoder().encode('[]'))) as AuditRow[];
  const log = rows.toSorted((a, b) => a.sequence - b.sequence);
  const deleted = new Set(log.flatMap(({ action, subject }) => (action === 'document.delete' ? [subject] : [])));
  return {
    isChainIntact: isChain(log),
    documents: log
      .filter(({ action, subject }) => action === 'document.sign' && !deleted.has(subject))
      .map(({ facts }) => verifyDocument(files, JSON.parse(facts) as SigningEvidence, trusted)),
  };
}

function isChain(rows: readonly AuditRow[]): boolean {
  let previousHash: Buffer = firstHash;
  return rows.every((row, index) => {
    const expected = hashOfRow({
      customerId: row.customer_id,
      sequence: index + 1,
      happenedAtMicros: microsOf(row.happened_at),
      accountId: row.account_id,
      action: row.action,
      subject: row.subject,
      facts: row.facts,
      traceId: row.trace_id,
      previousHash,
    });
    previousHash = expected;
    return row.sequence === index + 1 && row.hash === `\\x${expected.toString('hex')}`;
  });
}

/** PostgreSQL writes up to six digits of a second. */
function microsOf(moment: string): bigint {
  const [, whole = '', fraction = '', zone = ''] = /^([^.+]+T[\d:]+)(?:\.(\d+))?(.*)$/.exec(moment) ?? [];
  return BigInt(Date.parse(whole + zone)) * 1000n + BigInt(fraction.padEnd(6, '0').slice(0, 6));
}

type Files = Readonly<Record<string, Uint8Array>>;

function verifyDocument(files: Files, facts: SigningEvidence, trusted: Trusted): DocumentReport {
  const documentId = facts.document_id;
  const name = documentId.replaceAll(/[^\w.-]/g, '_');
  const [original, sealed] = [files[`documents/${name}-original.pdf`], files[`documents/${name}-sealed.pdf`]];
  const parts = sealed && sealedParts(sealed);
  if (!original || !sealed || !parts?.cms) {
    return { documentId, problems: ['a file or its seal is missing'], sealedBy: null, stampedAt: null };
  }
  const seal = checkCms(Buffer.from(parts.cms, 'hex'), contentHashOf(parts));
  const stamps = parts.stamps.map(
    (each) => each.cms && readTimeStamp(Buffer.from(each.cms, 'hex'), contentHashOf(each)),
  );
  const valid = stamps.filter((each) => each !== null && each !== '');
  const findings: [boolean, string][] = [
    [hashOf(original) === facts.document_hash, 'the original is not the document that was signed'],
    [
      hashOf(sealed.subarray(0, parts.sealedLength)) === facts.file_hash,
      'the sealed file is not the one in the audit log',
    ],
    [
      Buffer.from(sealed.buffer, sealed.byteOffset, original.length).equals(original),
      'the sealed file does not begin with the original',
    ],
    [parts.isIntact, 'the last signature does not cover the whole file'],
    [seal?.isGood === true, 'the seal is not valid'],
    [isTrustedSeal(seal?.certificate, trusted), 'the seal is of a certificate that is not trusted'],
    [valid.length === stamps.length, 'a time stamp is not valid'],
    [valid.every((each) => isTrustedStamp(each, trusted)), 'a time stamp is of an authority that is not trusted'],
    [isUnbroken(seal?.certificate, valid), 'a time stamp came after the certificate before it had expired'],
  ];
  return {
    documentId,
    problems: findings.flatMap(([holds, problem]) => (holds ? [] : [problem])),
    sealedBy: seal?.certificate ?? null,
    stampedAt: valid.at(-1)?.at ?? null,
  };
}

function isTrustedSeal(certificate: X509Certificate | undefined, { seals }: Trusted): boolean {
  return seals.length === 0 || seals.some(({ raw }) => certificate !== undefined && raw.equals(certificate.raw));
}

function isTrustedStamp({ certificate, certificates }: TimeStamp, { authorities }: Trusted): boolean {
  return authorities.length === 0 || isTrustedBy(authorities, certificate, certificates);
}

/** Every signature got the next time stamp while its certificate was valid. */
function isUnbroken(seal: X509Certificate | undefined, stamps: readonly TimeStamp[]): boolean {
  const certificates = [seal, ...stamps.map(({ certificate }) => certificate)];
  return stamps.every(({ at }, index) => certificates[index] !== undefined && isValidAt(certificates[index], at));
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
