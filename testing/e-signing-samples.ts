// Valid requests of every e-signing call, by Maria.

import type { Sample } from './sample.ts';

const mariasPid = '8307099971';
const [document, otherDocument] = ['M1000101-A2', 'M1000101-A3'] as const;
const [second, third] = ['359888100102', '359888100103'] as const;

export const esigningSamples: Record<string, () => Sample> = {
  esigningStatus: () => ({}),
  requestEsigning: () => ({ body: { msisdn: third, pid: mariasPid } }),
  confirmEsigning: () => ({ body: { code: '000000', msisdn: third, pid: mariasPid } }),
  requestEsigningNumber: () => ({ body: { msisdn: second, pid: mariasPid } }),
  stopEsigning: () => ({ query: { pid: mariasPid } }),
  listDocuments: () => ({}),
  downloadDocument: () => ({ query: { DocumentId: document } }),
  noteReading: () => ({ body: { document_id: document, event: 'opened' } }),
  sendDocumentCode: () => ({ query: { DocumentId: document } }),
  signDocument: () => ({ body: { confirmation_code: '000000', document_id: document } }),
  declineDocument: () => ({ body: { document_id: document, reason: 'price' } }),
  sendCodeOfSeveral: () => ({ body: { pid: mariasPid, document_ids: [otherDocument] } }),
  signSeveral: () => ({ body: { pid: mariasPid, document_ids: [otherDocument], confirmation_code: '000000' } }),
  documentEvidence: () => ({ query: { DocumentId: document } }),
  checkSeal: () => ({ body: { file_hash: '0'.repeat(64), seal: null } }),
};
