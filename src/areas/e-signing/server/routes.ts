import { done, ok } from '#platform/endpoint.ts';
import { isRefusal, refuse } from '#platform/errors.ts';
import { sentNumber } from '#platform/msisdn.ts';
import { operatingSystemOf } from '#platform/operating-system.ts';
import type { Tx } from '#platform/server/database/database.ts';
import type { Call } from '#platform/server/http/call.ts';
import { mount, type Mounting } from '#platform/server/http/route.ts';
import * as calls from '../contract.ts';
import * as documents from '../document-contract.ts';
import { checkFile } from './check-file.ts';
import { confirmNumber } from './confirm-number.ts';
import { originalFile } from './original-file.ts';
import { presentDocument, presentStatus } from './present.ts';
import { readEvidence } from './read-evidence.ts';
import { requestNumber } from './request-number.ts';
import type { SealSource } from './sealed-pdf/open-seal.ts';
import { sendSigningCode } from './send-signing-code.ts';
import { signDocuments } from './sign-documents.ts';
import { findSignables } from './signable.ts';
import { stopSigning } from './stop-signing.ts';
import { findDocument, findDocuments, findFile, saveEvent } from './document-store.ts';
import { findPids } from './subscription-store.ts';

/** A call about something that the account owns. */
type OwnerCall = {
  caller: { accountId: number };
  customerId: number;
  remoteAddress: string;
  setHeader(name: string, value: string): void;
};

type SigningCall = Pick<Call<typeof documents.signDocument>, 'caller' | 'customerId' | 'change'> & {
  body: { confirmation_code: string };
};

export function esigningRoutes(at: Mounting, openSeal: SealSource): void {
  const { platform } = at;
  const retryAfter = (call: { setHeader(name: string, value: string): void }) => (seconds: number) =>
    call.setHeader('retry-after', String(seconds));
  const now = () => platform.clock.now();

  const sendCode = async (tx: Tx, call: OwnerCall, documentIds: readonly string[]) => {
    const { caller, customerId, remoteAddress } = call;
    const signables = await findSignables(tx, customerId, documentIds, now());
    if (isRefusal(signables)) return signables;
    const asked = { accountId: caller.accountId, customerId, signables, remoteAddress, onSent: retryAfter(call) };
    return sendSigningCode(platform, tx, asked);
  };
  /** The seal is opened before the transaction, so that no transaction waits for another connection. */
  const sign = async (call: SigningCall, documentIds: readonly string[]) => {
    const { caller, customerId, body } = call;
    const seal = await openSeal();
    return call.change(async (tx) => {
      const signables = await findSignables(tx, customerId, documentIds, now());
      if (isRefusal(signables)) return signables;
      const given = { accountId: caller.accountId, customerId, signables, code: body.confirmation_code, seal };
      return signDocuments(platform, tx, given);
    });
  };

  mount(at, calls.esigningStatus, async (call) =>
    ok((await findPids(platform.db, call.caller.accountId)).map(presentStatus)),
  );

  mount(at, calls.requestEsigning, (call) =>
    call.change(async (tx) => {
      const { document_id: documentId } = call.body;
      const signables = await findSignables(tx, call.customerId, documentId === undefined ? [] : [documentId], now());
      if (isRefusal(signables)) return signables;
      return requestNumber(platform, tx, {
        kind: 'first',
        accountId: call.caller.accountId,
        customerId: call.customerId,
        msisdn: sentNumber(call.body.msisdn),
        remoteAddress: call.remoteAddress,
        signable: signables[0] ?? null,
        onSent: retryAfter(call),
      });
    }),
  );

  mount(at, calls.requestEsigningNumber, (call) =>
    call.change((tx) =>
      requestNumber(platform, tx, {
        kind: 'other',
        accountId: call.caller.accountId,
        customerId: call.customerId,
        msisdn: sentNumber(call.body.msisdn),
        remoteAddress: call.remoteAddress,
        signable: null,
        onSent: retryAfter(call),
      }),
    ),
  );

  mount(at, calls.confirmEsigning, (call) => {
    const { caller, customerId, body } = call;
    const given = { accountId: caller.accountId, customerId, msisdn: sentNumber(body.msisdn), code: body.code };
    return call.change((tx) => confirmNumber(platform, tx, given));
  });

  mount(at, calls.stopEsigning, (call) => {
    const given = { accountId: call.caller.accountId, customerId: call.customerId, now: now() };
    return call.change((tx) => stopSigning(tx, given));
  });

  mount(at, documents.listDocuments, async (call) => {
    const rows = await findDocuments(call.reads, call.caller.accountId);
    return ok(rows.map((row) => presentDocument(row, call.language, now())));
  });

  mount(at, documents.downloadDocument, async (call) => {
    const key = { customerId: call.customerId, documentId: call.query.DocumentId };
    const document = await findDocument(platform.db, key);
    const file =
      (await findFile(platform.db, key, 'sealed')) ?? (document && (await originalFile(platform.db, document, now())));
    if (!document || !file) return refuse('EC_ESign_Document_Id_Missing');
    const name = call.language === 'en' ? document.name_en : document.name_bg;
    call.setHeader('content-type', 'application/pdf');
    call.setHeader('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(`${name}.pdf`)}`);
    return ok(file.bytes);
  });

  mount(at, documents.noteReading, async (call) => {
    const key = { customerId: call.customerId, documentId: call.body.document_id };
    const event = { kind: call.body.event, at: now(), device: operatingSystemOf(call.userAgent) ?? '' };
    await saveEvent(platform.db, key, event);
    return done;
  });

  mount(at, documents.sendDocumentCode, (call) => call.change((tx) => sendCode(tx, call, [call.query.DocumentId])));

  mount(at, documents.sendCodeOfSeveral, (call) => call.change((tx) => sendCode(tx, call, call.body.document_ids)));

  mount(at, documents.signDocument, (call) => sign(call, [call.body.document_id]));

  mount(at, documents.signSeveral, (call) => sign(call, call.body.document_ids));

  mount(at, documents.documentEvidence, async (call) => {
    const key = { customerId: call.customerId, documentId: call.query.DocumentId };
    return readEvidence(platform, await openSeal(), key);
  });

  mount(at, documents.checkSeal, (call) => checkFile(platform, openSeal, call.body, call.remoteAddress));
}
