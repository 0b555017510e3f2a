// Signs documents with one code atomically: the status, the sealed file and the audit entry are written together.

import { createHash } from 'node:crypto';
import { done } from '#platform/endpoint.ts';
import { isRefusal, refuse } from '#platform/errors.ts';
import { documentLanguage, inLanguage } from '#platform/languages.ts';
import { isMobileOf } from '#platform/server/customer-holdings.ts';
import { clearAttention } from '#platform/server/attention.ts';
import { recordAudit } from '#platform/server/audit/record-audit.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { textReader } from '#platform/server/messages/read-texts.ts';
import { renderMail } from '#platform/server/messages/render-message.ts';
import { enqueueMessage } from '#platform/server/outbox/enqueue-message.ts';
import type { Platform } from '#platform/server/platform.ts';
import { signingBinding } from '../../server/code-bindings.ts';
import { esigningMessages } from '../../messages.ts';
import { sealedParts } from '../../sealed-parts.ts';
import type { Seal } from '../../server/sealed-pdf/seal.ts';
import type { SignableDocument } from '../../server/signable.ts';
import type { SigningEvidence, SigningFacts } from '../../server/signing-facts.ts';
import { signingNumber } from './signing-number.ts';
import * as store from '../../server/document-store.ts';
import { findPerson } from '../../server/subscription-store.ts';
import { switchOn } from '../../server/switch-on.ts';

type SigningTask = {
  accountId: number;
  customerId: number;
  signables: readonly SignableDocument[];
  code: string;
  seal: Seal;
};

export async function signDocuments(platform: Platform, tx: Tx, given: SigningTask) {
  const { accountId, customerId, signables, code } = given;
  const now = platform.clock.now();
  const documentIds = signables.map(({ documentId }) => documentId);
  const number = await signingNumber(tx, { accountId, customerId, documentIds });
  if (!number) return refuse('EC_Esigning_Not_Active');
  const { msisdn } = number;
  const binding = signingBinding({ accountId, msisdn }, customerId, signables);
  const verdict = await platform.codes.checkCode(tx, { ...binding, code });
  if (isRefusal(verdict)) return verdict;
  const by = { accountId, customerId, msisdn, now };
  if (!number.isActive) {
    if (!(await isMobileOf(tx, customerId, msisdn))) return refuse('EC_Esigning_Not_Active');
    await switchOn(tx, { ...by, present: null });
  }
  for (const signable of signables) {
    const { documentId } = signable;
    if (!(await store.markSigned(tx, { customerId, documentId }, now))) {
      return refuse('EC_Document_Already_Signed', { DocumentId: documentId });
    }
    await keepSigned(tx, given.seal, signable, by);
  }
  await tellSigner(tx, by, signables);
  return done;
}

type Signer = { accountId: number; customerId: number; msisdn: string; now: Date };

/** Also used for documents that the demo accounts signed in the past. */
export async function keepSigned(tx: Tx, seal: Seal, signable: SignableDocument, by: Signer): Promise<void> {
  const { document, documentId, bytes } = signable;
  const { customerId, accountId, now } = by;
  const key = { customerId, documentId };
  const facts = await factsOf(tx, signable, by);
  // The PDF libraries are large and rarely needed, so they are loaded on first use.
  const { sealPdf } = await import('../../server/sealed-pdf/seal-pdf.ts');
  const { contentHashOf } = await import('../../server/sealed-pdf/check-seal.ts');
  const text = await textReader(tx, esigningMessages, documentLanguage);
  const name = inLanguage({ bg: document.name_bg, en: document.name_en }, documentLanguage);
  const sealed = await sealPdf(seal, bytes, { facts, name, text });
  const sha256 = createHash('sha256').update(sealed).digest();
  const evidence: SigningEvidence = { ...facts, file_hash: sha256.toString('hex') };
  await store.saveFile(tx, key, 'sealed', { bytes: sealed, sha256 }, now);
  await store.saveSealedHash(tx, { sha256, contentSha256: contentHashOf(sealedParts(sealed)!) }, now);
  const action = store.signedAction;
  await recordAudit(tx, { customerId, accountId, action, subject: documentId, facts: evidence, happenedAt: now });
  if (document.service_id) {
    await clearAttention(tx, { customerId, serviceId: document.service_id }, documentId, 'document-to-sign');
  }
}

async function factsOf(tx: Tx, { document, documentId, sha256 }: SignableDocument, by: Signer): Promise<SigningFacts> {
  const events = await store.findEvents(tx, { customerId: by.customerId, documentId });
  const first = (kind: store.EventKind) => events.find((event) => event.kind === kind);
  const momentOf = (kind: store.EventKind) => first(kind)?.happened_at.toISOString() ?? null;
  const person = await findPerson(tx, by.accountId);
  return {
    document_id: documentId,
    holder_name: document.holder_name,
    signer_name: person.name,
    msisdn: by.msisdn,
    created_at: document.created_at.toISOString(),
    opened_at: momentOf('opened'),
    opened_on: first('opened')?.device ?? '',
    read_at: momentOf('read'),
    code_sent_at: momentOf('code-sent'),
    signed_at: by.now.toISOString(),
    document_hash: sha256.toString('hex'),
  };
}

async function tellSigner(tx: Tx, { accountId, now }: Signer, signables: readonly SignableDocument[]): Promise<void> {
  const { email, language } = await findPerson(tx, accountId);
  const names = signables.map(({ nameIn }) => nameIn(language));
  const values = { count: names.length, name: names[0] ?? '', names: names.join('; ') };
  const mail = await renderMail(tx, esigningMessages, { name: 'mail.signed', language, values });
  await enqueueMessage(tx, { ...mail, channel: 'email', recipient: email, createdAt: now });
}
