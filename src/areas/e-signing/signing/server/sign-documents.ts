// Signs documents with one code atomically. Their files are sealed afterwards, outside the transaction.

import { randomUUID } from 'node:crypto';
import { done } from '#platform/endpoint.ts';
import { isRefusal, refuse } from '#platform/errors.ts';
import { isMobileOf } from '#platform/server/customer-holdings.ts';
import { clearAttention } from '#platform/server/attention.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { enqueue } from '#platform/server/jobs/job.ts';
import type { Platform } from '#platform/server/platform.ts';
import { signingBinding } from '../../server/code-bindings.ts';
import type { SignableDocument } from '../../server/signable.ts';
import type { SigningFacts } from '../../server/signing-facts.ts';
import { signingNumber } from './signing-number.ts';
import * as store from '../../server/document-store.ts';
import { recordDocument } from '../../server/withdraw-document.ts';
import { sealJob } from '../../server/seal-job.ts';
import { saveSigning } from '../../server/signing-store.ts';
import { findPerson } from '../../server/subscription-store.ts';
import { switchOn } from '../../server/switch-on.ts';

const sealAfterMs = 30_000;

type SigningTask = {
  accountId: number;
  customerId: number;
  signables: readonly SignableDocument[];
  code: string;
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
  const signingId = randomUUID();
  for (const signable of signables) {
    const { documentId } = signable;
    if (!(await store.markSigned(tx, { customerId, documentId }, now))) {
      return refuse('EC_Document_Already_Signed', { DocumentId: documentId });
    }
    await saveSigned(tx, signable, { ...by, signingId });
    if (signable.document.type === 'Contract') await recordDocument(tx, signable, by);
  }
  return done;
}

type Signer = { accountId: number; customerId: number; msisdn: string; now: Date };

type Signing = Signer & { signingId: string };

/** Also used for documents that the demo accounts signed in the past. */
export async function saveSigned(tx: Tx, signable: SignableDocument, by: Signing): Promise<void> {
  const { document, documentId } = signable;
  const { customerId, accountId, signingId, now } = by;
  const key = { customerId, documentId };
  const facts = await factsOf(tx, signable, by);
  await saveSigning(tx, { ...key, signingId, accountId, facts, signedAt: now });
  // The request seals it right after the commit; this job does if the process ends before.
  await enqueue(tx, sealJob, key, { runAt: new Date(now.getTime() + sealAfterMs) });
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
