import { queryOptions } from '@tanstack/react-query';
import { homeKey } from '#areas/home/contract.ts';
import { profileKey } from '#areas/profile/contract.ts';
import type { Language } from '#platform/languages.ts';
import type { ReadClient } from '#platform/web/api/read-client.ts';
import { esigningKey, esigningStatusKey, esigningStatus } from '../contract.ts';
import { documentEvidence, downloadDocument, listDocuments } from '../document-contract.ts';

export const documentsKey = [...esigningKey, 'documents'];
const evidenceKey = (documentId: string) => [...esigningKey, 'evidence', documentId];

export function statusQuery(api: ReadClient) {
  return queryOptions({ queryKey: esigningStatusKey, queryFn: ({ signal }) => api.call(esigningStatus, { signal }) });
}

export function documentsQuery(api: ReadClient, language: Language) {
  return queryOptions({
    queryKey: [...documentsKey, language],
    queryFn: ({ signal }) => api.call(listDocuments, { signal }),
  });
}

/** The key includes `isSealed`, because a signed document has another file. */
export function fileQuery(api: ReadClient, documentId: string, isSealed: boolean) {
  return queryOptions({
    queryKey: [...esigningKey, 'file', documentId, isSealed],
    queryFn: async ({ signal }) => {
      const { file } = await api.download(downloadDocument, { query: { DocumentId: documentId }, signal });
      return new Uint8Array(await file.arrayBuffer());
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export function evidenceQuery(api: ReadClient, documentId: string) {
  return queryOptions({
    queryKey: evidenceKey(documentId),
    queryFn: ({ signal }) => api.call(documentEvidence, { query: { DocumentId: documentId }, signal }),
  });
}

/** Invalidated after a change of signing: its own data, home and the profile. */
export const signingKeys = [homeKey, profileKey, esigningStatusKey, documentsKey] as const;
