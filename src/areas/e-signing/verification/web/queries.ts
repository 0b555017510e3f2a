import { queryOptions } from '@tanstack/react-query';
import type { ReadClient } from '#platform/web/api/read-client.ts';
import { esigningKey } from '#platform/web/api/query-keys.ts';
import { documentEvidence } from '../contract.ts';

export function evidenceQuery(api: ReadClient, documentId: string) {
  return queryOptions({
    queryKey: [...esigningKey, 'evidence', documentId],
    queryFn: ({ signal }) => api.call(documentEvidence, { query: { DocumentId: documentId }, signal }),
  });
}
