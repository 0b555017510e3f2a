import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '#platform/web/api/api-client.ts';
import { homeAssistancePolicy, policyDocument } from '../contract.ts';
import { extrasKey } from '../../web/queries.ts';

/** The policy of home assistance with its document, which exists once the insurer has confirmed it. */
export function assistanceQuery(api: ApiClient, msisdn: string) {
  return queryOptions({
    queryKey: [...extrasKey(msisdn), 'assistance'],
    queryFn: async ({ signal }) => {
      const policy = await api.call(homeAssistancePolicy, { query: { msisdn }, signal });
      if (policy.status !== 'Active') return { policy, documentId: null };
      const document = await api.call(policyDocument, { query: { policyNumber: policy.policy_number }, signal });
      return { policy, documentId: document.document_id };
    },
  });
}
