import { queryOptions } from '@tanstack/react-query';
import type { ReadClient } from '#platform/web/api/read-client.ts';
import { ApiError } from '#platform/web/api/api-error.ts';
import { homeAssistancePolicy, policyDocumentId } from '../contract.ts';
import { extrasKey } from '../../web/queries.ts';

/** The policy of home assistance with its document, which exists after the insurer confirms. */
export function assistanceQuery(api: ReadClient, msisdn: string) {
  return queryOptions({
    queryKey: [...extrasKey(msisdn), 'assistance'],
    queryFn: async ({ signal }) => {
      const policy = await api.call(homeAssistancePolicy, { query: { msisdn }, signal });
      if (policy.status !== 'Active') return { policy, documentId: null };
      return { policy, documentId: await documentOf(api, policy.policy_number, signal) };
    },
  });
}

/** A missing document is not an error: the policy is shown without it. */
async function documentOf(api: ReadClient, policyNumber: string, signal: AbortSignal): Promise<string | null> {
  try {
    return (await api.call(policyDocumentId, { query: { policyNumber }, signal })).document_id;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'EC_ESign_Document_Id_Missing') return null;
    throw error;
  }
}
