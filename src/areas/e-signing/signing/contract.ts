// The calls of documents: listing, reading and signing them.

import { Type, type Static } from 'typebox';
import { empty, endpoint } from '#platform/endpoint.ts';
import { codeCheckErrors, codeSendErrors } from '#platform/one-time-code.ts';
import { Day, distinct, Moment, nullable, oneOf, strict } from '#platform/schema.ts';
import { base, Code, DocumentId, heldDocument, Pid, signableErrors, whenIdMissing } from '../contract-parts.ts';
import { documentStatuses, documentTypes } from '../rules.ts';
import { declineReasons, documentsAtOnce, longestDeclineComment } from './rules.ts';

const Document = Type.Object({
  document_id: Type.String(),
  name: Type.String(),
  type: oneOf(documentTypes),
  status: oneOf(documentStatuses),
  created_at: Moment,
  signed_at: nullable(Moment),
  pid: Type.String(),
  sign_by: nullable(Day),
  is_expired: Type.Boolean({ description: 'Its last day to sign is over' }),
  service_id: nullable(Type.String()),
  is_sealed: Type.Boolean({ description: 'Signed here, with evidence in the file' }),
  is_opened: Type.Boolean({ description: 'There is a record that it was opened in the portal' }),
  declined_at: nullable(Moment),
  decline_reason: nullable(oneOf(declineReasons)),
  is_being_sealed: Type.Boolean({ description: 'Signed here; the file with the evidence follows' }),
  summary: Type.Array(Type.Object({ kind: oneOf(['change', 'term', 'price', 'safety']), text: Type.String() })),
});
export type Document = Static<typeof Document>;

export const listDocuments = endpoint({
  name: 'listDocuments',
  summary: 'The documents of all pids of the account, the newest first',
  method: 'GET',
  path: `${base}/documents`,
  access: 'account',
  readsOwn: true,
  answers: { 200: Type.Array(Document) },
  errors: [],
});

export const downloadDocument = endpoint({
  name: 'downloadDocument',
  summary: 'The document as PDF: once signed here, with its evidence and seal',
  method: 'GET',
  path: `${base}/documents/download`,
  access: heldDocument,
  query: strict({ DocumentId }),
  whenMissing: whenIdMissing,
  produces: 'application/pdf',
  answers: { 200: Type.Unsafe<Uint8Array>({ type: 'string', format: 'binary' }) },
  errors: ['EC_ESign_Document_Id_Missing'],
});

export const noteReading = endpoint({
  name: 'noteReading',
  summary: 'Says that the person has opened a document, or read it to its end; the first time of each is evidence',
  method: 'PUT',
  path: `${base}/documents/reading`,
  access: { holds: 'document', at: 'body.document_id' },
  body: strict({ document_id: DocumentId, event: oneOf(['opened', 'read']) }),
  answers: { 204: empty },
  errors: [],
});

export const sendDocumentCode = endpoint({
  name: 'sendDocumentCode',
  summary: 'Sends the code that signs a document; a GET by agreement, so nothing may ask it ahead or again',
  method: 'GET',
  path: `${base}/documents/confirmation-code`,
  access: heldDocument,
  changesOnGet: true,
  query: strict({ DocumentId }),
  whenMissing: whenIdMissing,
  answers: { 202: empty },
  errors: [...codeSendErrors, ...signableErrors],
});

export const signDocument = endpoint({
  name: 'signDocument',
  summary: 'Signs a document with the code that was sent for it',
  method: 'PUT',
  path: `${base}/documents/sign`,
  access: { holds: 'document', at: 'body.document_id' },
  body: strict({ confirmation_code: Code, document_id: DocumentId }),
  whenMissing: { at: 'body.document_id', code: 'EC_ESign_Document_Id_Missing' },
  answers: { 204: empty },
  errors: [...codeCheckErrors, ...signableErrors],
  idempotency: 'key',
});

export const declineDocument = endpoint({
  name: 'declineDocument',
  summary: 'Declines to sign a document, with a reason for the operator',
  method: 'PUT',
  path: `${base}/documents/decline`,
  access: { holds: 'document', at: 'body.document_id' },
  body: strict({
    document_id: DocumentId,
    reason: oneOf(declineReasons),
    comment: Type.Optional(Type.String({ maxLength: longestDeclineComment })),
  }),
  whenMissing: { at: 'body.document_id', code: 'EC_ESign_Document_Id_Missing' },
  answers: { 204: empty },
  errors: [
    'EC_Document_Already_Signed',
    'EC_Document_Replaced',
    'EC_Document_Declined',
    'EC_Document_Expired',
    'EC_ESign_Document_Id_Missing',
  ],
  idempotency: 'key',
});

const several = {
  pid: Pid,
  document_ids: distinct(DocumentId, { minItems: 1, maxItems: documentsAtOnce }),
};

export const sendCodeOfSeveral = endpoint({
  name: 'sendCodeOfSeveral',
  summary: 'Sends one code that signs all these documents of a pid',
  method: 'POST',
  path: `${base}/documents/confirmation-code`,
  access: { holds: 'pid', at: 'body.pid' },
  body: strict(several),
  answers: { 202: empty },
  errors: [...codeSendErrors, ...signableErrors],
  idempotency: 'key',
});

export const signSeveral = endpoint({
  name: 'signSeveral',
  summary: 'Signs all these documents of a pid with the one code that was sent for them, or none',
  method: 'PUT',
  path: `${base}/documents/sign-several`,
  access: { holds: 'pid', at: 'body.pid' },
  body: strict({ ...several, confirmation_code: Code }),
  answers: { 204: empty },
  errors: [...codeCheckErrors, ...signableErrors],
  idempotency: 'key',
});

export const signingEndpoints = [
  listDocuments,
  downloadDocument,
  noteReading,
  sendDocumentCode,
  signDocument,
  declineDocument,
  sendCodeOfSeveral,
  signSeveral,
];
