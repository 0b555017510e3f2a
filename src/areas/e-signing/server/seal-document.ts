// Seals a signed document outside the transaction that signed it: the key may be slow or unavailable. Claim, seal, settle:
// the signing is saved first, and the first sealed file settles it, so that a process may end at any moment.

import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { documentLanguage, inLanguage } from '#platform/languages.ts';
import { recordAudit } from '#platform/server/audit/record-audit.ts';
import { inTransaction, type Tx } from '#platform/server/database/database.ts';
import { defineJob, enqueue, handleJob, type JobHandler } from '#platform/server/jobs/job.ts';
import type { RecurringJob } from '#platform/server/jobs/jobs.ts';
import { textReader } from '#platform/server/messages/read-texts.ts';
import { renderMail } from '#platform/server/messages/render-message.ts';
import { enqueueMessage } from '#platform/server/outbox/enqueue-message.ts';
import type { Platform } from '#platform/server/platform.ts';
import { webBase } from '#platform/web-base.ts';
import { esigningMessages } from '../messages.ts';
import { sealedParts } from '../sealed-parts.ts';
import {
  findDocument,
  findFile,
  saveFile,
  signedAction,
  type DocumentKey,
  type DocumentRow,
} from './document-store.ts';
import { documentEventJob } from './document-events/document-event.ts';
import { saveSealedHash } from './sealed-file-store.ts';
import type { SealSource } from './sealed-pdf/open-seal.ts';
import type { Seal } from './sealed-pdf/seal.ts';
import { KeyUnavailable } from './sealing-key/sealing-key.ts';
import type { SigningEvidence } from './signing-facts.ts';
import { sealJob } from './seal-job.ts';
import { findUnsealed, findUnsealedKeys, lockSigning, markSealed, type UnsealedSigning } from './signing-store.ts';
import { stampJob } from './stamp-job.ts';
import { findPerson } from './subscription-store.ts';

/** The answer waits so long for the seal; afterwards the user sees that the document is being sealed. */
const patienceMs = 3_000;

/** Neither the request nor its job sealed it, such as after a long failure of the key. */
const unsealedForMs = 3_600_000;
const mostPerSearch = 1_000;
const searchJob = defineJob<Record<string, never>>('find-unsealed-documents');
export const hourlyUnsealed: RecurringJob = { job: searchJob, cron: '23 * * * *' };

export function handleSeals(platform: Platform, openSeal: SealSource): JobHandler[] {
  return [
    handleJob(searchJob, () => enqueueUnsealed(platform)),
    handleJob(sealJob, (key) => sealDocument(platform, openSeal, key)),
  ];
}

export async function enqueueUnsealed(platform: Platform): Promise<void> {
  const before = new Date(platform.clock.now().getTime() - unsealedForMs);
  const unsealed = await findUnsealedKeys(platform.db, before, mostPerSearch);
  await inTransaction(platform.db, async (tx) => {
    for (const key of unsealed) await enqueue(tx, sealJob, key);
  });
}

/** Seals now what was just signed. A failure is left to the job. */
export async function sealPromptly(
  platform: Platform,
  openSeal: SealSource,
  keys: readonly DocumentKey[],
): Promise<void> {
  const sealAll = async () => {
    for (const key of keys) await sealDocument(platform, openSeal, key);
  };
  const sealing = sealAll().catch((error: unknown) => {
    platform.log.error({ err: error }, 'a signed document was not sealed yet');
  });
  await Promise.race([sealing, delay(patienceMs, null, { ref: false })]);
}

/** Idempotent. Throws KeyUnavailable. */
export async function sealDocument(platform: Platform, openSeal: SealSource, key: DocumentKey): Promise<void> {
  const { db } = platform;
  const signing = await findUnsealed(db, key);
  if (!signing) return;
  const document = await findDocument(db, key);
  const original = await findFile(db, key, 'original');
  if (!document || original?.sha256.toString('hex') !== signing.facts.document_hash) {
    throw new Error('the file of a signed document is not the one that was signed');
  }
  const seal = await openSeal();
  requireValid(seal, platform.clock.now());
  // The PDF libraries are large and rarely needed, so they are loaded on first use.
  const { sealPdf } = await import('./sealed-pdf/seal-pdf.ts');
  const text = await textReader(db, esigningMessages, documentLanguage);
  const name = inLanguage({ bg: document.name_bg, en: document.name_en }, documentLanguage);
  const bytes = await sealPdf(seal, original.bytes, {
    facts: signing.facts,
    name,
    text,
    checkUrl: checkUrlOf(platform.configuration),
  });
  await inTransaction(db, (tx) => settle(platform, tx, { key, signing, document, seal, bytes }));
}

/** The demo has no public address. */
function checkUrlOf({ publicUrl, port }: Platform['configuration']): string {
  return `${publicUrl ?? `http://127.0.0.1:${port}`}${webBase}/e-signing/check`;
}

/** A seal by a certificate that is not valid now would be invalid from the beginning. */
function requireValid({ certificates }: Seal, now: Date): void {
  const { validFrom, validTo } = certificates[0]!;
  if (new Date(validFrom) <= now && now < new Date(validTo)) return;
  throw new KeyUnavailable('the sealing certificate is not valid now');
}

type SealedSigning = { key: DocumentKey; signing: UnsealedSigning; document: DocumentRow; seal: Seal; bytes: Buffer };

/** The file, its hash and the audit entry are written together, once. */
async function settle(platform: Platform, tx: Tx, { key, signing, seal, bytes }: SealedSigning): Promise<void> {
  const parts = await lockSigning(tx, key.customerId, signing.signing_id);
  const unsealed = parts.filter(({ sealed_at }) => sealed_at === null);
  if (!unsealed.some(({ document_id }) => document_id === key.documentId)) return;
  const { contentHashOf } = await import('./sealed-pdf/check-seal.ts');
  const now = platform.clock.now();
  const { facts, account_id: accountId, signed_at: signedAt } = signing;
  const sha256 = createHash('sha256').update(bytes).digest();
  const evidence: SigningEvidence = { ...facts, file_hash: sha256.toString('hex') };
  await saveFile(tx, key, 'sealed', { bytes, sha256 }, now);
  await saveSealedHash(tx, {
    sha256,
    contentSha256: contentHashOf(sealedParts(bytes)!),
    sealedAt: signedAt,
    level: 'B-B',
    verifiableUntil: new Date(seal.certificates[0]!.validTo),
  });
  const { customerId, documentId: subject } = key;
  await recordAudit(tx, {
    customerId,
    accountId,
    action: signedAction,
    subject,
    facts: evidence,
    happenedAt: signedAt,
  });
  await markSealed(tx, key, now);
  await enqueue(tx, stampJob, key);
  await enqueue(tx, documentEventJob, { ...key, eventType: 'DocumentSignedEvent', at: signedAt.toISOString() });
  if (unsealed.length === 1) {
    await notifySigner(
      tx,
      accountId,
      customerId,
      parts.map(({ document_id }) => document_id),
      now,
    );
  }
}

async function notifySigner(
  tx: Tx,
  accountId: number,
  customerId: number,
  documentIds: readonly string[],
  now: Date,
): Promise<void> {
  const { email, language } = await findPerson(tx, accountId);
  // The profile was erased meanwhile.
  if (email === '') return;
  const names: string[] = [];
  for (const documentId of documentIds) {
    const document = await findDocument(tx, { customerId, documentId });
    if (document) names.push(inLanguage({ bg: document.name_bg, en: document.name_en }, language));
  }
  const values = { count: names.length, name: names[0] ?? '', names: names.join('; ') };
  const mail = await renderMail(tx, esigningMessages, { name: 'mail.signed', language, values });
  await enqueueMessage(tx, {
    ...mail,
    channel: 'email',
    kind: 'documents',
    accountId,
    recipient: email,
    createdAt: now,
  });
}
