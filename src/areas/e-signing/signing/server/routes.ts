import { done, ok } from '#platform/endpoint.ts';
import { isRefusal, refuse } from '#platform/errors.ts';
import { operatingSystemOf } from '#platform/operating-system.ts';
import type { Tx } from '#platform/server/database/database.ts';
import type { Call } from '#platform/server/http/call.ts';
import { mount, type Mounting } from '#platform/server/http/route.ts';
import { inLanguage } from '#platform/languages.ts';
import { findDocument, findDocuments, findFile, saveEvent } from '../../server/document-store.ts';
import { originalFile } from '../../server/original-file.ts';
import { retryAfter } from '#platform/server/one-time-code/retry-after.ts';
import type { SealSource } from '../../server/sealed-pdf/open-seal.ts';
import { sealPromptly } from '../../server/seal-document.ts';
import { findSignables } from '../../server/signable.ts';
import * as calls from '../contract.ts';
import { declineDocument } from './decline-document.ts';
import { presentDocument } from './present.ts';
import { sendSigningCode } from './send-code.ts';
import { signDocuments } from './sign-documents.ts';

/** A call about something that the account owns. */
type OwnerCall = {
  caller: { accountId: number };
  customerId: number;
  remoteAddress: string;
  setHeader(name: string, value: string): void;
};

type SigningCall = Pick<Call<typeof calls.signDocument>, 'caller' | 'customerId' | 'change'> & {
  body: { confirmation_code: string };
};

export function signingRoutes(at: Mounting, openSeal: SealSource): void {
  const { platform } = at;
  const now = () => platform.clock.now();

  const sendCode = async (tx: Tx, call: OwnerCall, documentIds: readonly string[]) => {
    const { caller, customerId, remoteAddress } = call;
    const signables = await findSignables(tx, customerId, documentIds, now());
    if (isRefusal(signables)) return signables;
    const asked = { accountId: caller.accountId, customerId, signables, remoteAddress, onSent: retryAfter(call) };
    return sendSigningCode(platform, tx, asked);
  };
  const sign = async (call: SigningCall, documentIds: readonly string[]) => {
    const { caller, customerId, body } = call;
    const answer = await call.change(async (tx) => {
      const signables = await findSignables(tx, customerId, documentIds, now());
      if (isRefusal(signables)) return signables;
      const given = { accountId: caller.accountId, customerId, signables, code: body.confirmation_code };
      return signDocuments(platform, tx, given);
    });
    const keys = documentIds.map((documentId) => ({ customerId, documentId }));
    if (!isRefusal(answer)) await sealPromptly(platform, openSeal, keys);
    return answer;
  };

  readingRoutes(at);

  mount(at, calls.sendDocumentCode, (call) => call.change((tx) => sendCode(tx, call, [call.query.DocumentId])));

  mount(at, calls.sendCodeOfSeveral, (call) => call.change((tx) => sendCode(tx, call, call.body.document_ids)));

  mount(at, calls.signDocument, (call) => sign(call, [call.body.document_id]));

  mount(at, calls.declineDocument, (call) => {
    const { document_id: documentId, reason, comment = '' } = call.body;
    const { customerId, caller } = call;
    const asked = { customerId, documentId, accountId: caller.accountId, reason, comment: comment.trim() || null };
    return call.change((tx) => declineDocument(tx, { ...asked, now: now() }));
  });

  mount(at, calls.signSeveral, (call) => sign(call, call.body.document_ids));
}

function readingRoutes(at: Mounting): void {
  const { platform } = at;
  const now = () => platform.clock.now();

  mount(at, calls.listDocuments, async (call) => {
    const rows = await findDocuments(call.reads, call.caller.accountId);
    return ok(rows.map((row) => presentDocument(row, call.language, now())));
  });

  mount(at, calls.downloadDocument, async (call) => {
    const key = { customerId: call.customerId, documentId: call.query.DocumentId };
    const document = await findDocument(platform.db, key);
    const file =
      (await findFile(platform.db, key, 'sealed')) ?? (document && (await originalFile(platform.db, document, now())));
    if (!document || !file) return refuse('EC_ESign_Document_Id_Missing');
    const name = inLanguage({ bg: document.name_bg, en: document.name_en }, call.language);
    call.setHeader('content-type', 'application/pdf');
    call.setHeader('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(`${name}.pdf`)}`);
    return ok(file.bytes);
  });

  mount(at, calls.noteReading, async (call) => {
    const key = { customerId: call.customerId, documentId: call.body.document_id };
    const event = { kind: call.body.event, at: now(), device: operatingSystemOf(call.userAgent) ?? '' };
    await saveEvent(platform.db, key, event);
    return done;
  });
}
