import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { homeKey } from '#areas/home/contract.ts';
import { profileKey } from '#areas/profile/contract.ts';
import type { Language } from '#platform/languages.ts';
import type { ApiClient } from '#platform/web/api/api-client.ts';
import { esigningKey, esigningStatusKey, esigningStatus } from '../contract.ts';
import { documentEvidence, downloadDocument, listDocuments } from '../document-contract.ts';

export const documentsKey = [...esigningKey, 'documents'];
const evidenceKey = (documentId: string) => [...esigningKey, 'evidence', documentId];

export function statusQuery(api: ApiClient) {
  return queryOptions({ queryKey: esigningStatusKey, queryFn: ({ signal }) => api.call(esigningStatus, { signal }) });
}

export function documentsQuery(api: ApiClient, language: Language) {
  return queryOptions({
    queryKey: [...documentsKey, language],
    queryFn: ({ signal }) => api.call(listDocuments, { signal }),
  });
}

/** A signed document has another file than before. */
export function fileQuery(api: ApiClient, documentId: string, isSealed: boolean) {
  return queryOptions({
    queryKey: [...esigningKey, 'file', documentId, isSealed],
    queryFn: async ({ signal }) => {
      const { file } = await api.download(downloadDocument, { query: { DocumentId: documentId }, signal });
      return new Uint8Array(await file.arrayBuffer());
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export function evidenceQuery(api: ApiClient, documentId: string) {
  return queryOptions({
    queryKey: evidenceKey(documentId),
    queryFn: ({ signal }) => api.call(documentEvidence, { query: { DocumentId: documentId }, signal }),
  });
}

/** After a change of signing everything of it, what waits at home and in the profile is read anew. */
export function useReloadSigning(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    void client.invalidateQueries({ queryKey: homeKey });
    void client.invalidateQueries({ queryKey: profileKey });
    await Promise.all([
      client.invalidateQueries({ queryKey: esigningStatusKey }),
      client.invalidateQueries({ queryKey: documentsKey }),
    ]);
  };
}
