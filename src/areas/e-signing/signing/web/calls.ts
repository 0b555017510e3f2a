// One code for one document or several: the same two steps with different calls.

import type { ApiClient } from '#platform/web/api/api-client.ts';
import { sendCodeOfSeveral, sendDocumentCode, signDocument, signSeveral } from '../contract.ts';
import type { Document } from '../contract.ts';
import type { EsigningStatus } from '../../contract.ts';

/** The documents for one code. */
export type SigningProps = {
  documents: readonly Document[];
  status: EsigningStatus;
};

export function signingCalls({ documents, status }: SigningProps) {
  const ids = documents.map(({ document_id }) => document_id);
  const [only, ...others] = ids;
  if (only !== undefined && others.length === 0) {
    return {
      sendCode: (api: ApiClient): Promise<unknown> => api.call(sendDocumentCode, { query: { DocumentId: only } }),
      sign: (api: ApiClient, code: string): Promise<unknown> =>
        api.call(signDocument, { body: { confirmation_code: code, document_id: only } }),
    };
  }
  const body = { pid: status.pid, document_ids: ids };
  return {
    sendCode: (api: ApiClient): Promise<unknown> => api.call(sendCodeOfSeveral, { body }),
    sign: (api: ApiClient, code: string): Promise<unknown> =>
      api.call(signSeveral, { body: { ...body, confirmation_code: code } }),
  };
}
