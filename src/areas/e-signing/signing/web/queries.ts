import { queryOptions } from '@tanstack/react-query';
import type { Language } from '#platform/languages.ts';
import type { ReadClient } from '#platform/web/api/read-client.ts';
import { esigningKey } from '#platform/web/api/query-keys.ts';
import { documentsKey } from '../../web/queries.ts';
import { downloadDocument, listDocuments } from '../contract.ts';

export const documentTextKey = (fingerprint: string | null | undefined) =>
  [...esigningKey, 'text', fingerprint] as const;

const sealingPollMs = 5_000;

export function documentsQuery(api: ReadClient, language: Language) {
  return queryOptions({
    queryKey: [...documentsKey, language],
    queryFn: ({ signal }) => api.call(listDocuments, { signal }),
    // A document that is being sealed changes without an action of the user.
    refetchInterval: ({ state }) => (state.data?.some((document) => document.is_being_sealed) ? sealingPollMs : false),
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
