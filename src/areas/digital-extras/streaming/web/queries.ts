import { queryOptions } from '@tanstack/react-query';
import type { Language } from '#platform/languages.ts';
import type { ReadClient } from '#platform/web/api/read-client.ts';
import { familyEligibility, streamingStatus } from '../contract.ts';
import { extrasKey } from '../../web/queries.ts';

export function familyQuery(api: ReadClient, language: Language, msisdn: string, code: string) {
  return queryOptions({
    queryKey: [...extrasKey(msisdn), 'family', code, language],
    queryFn: ({ signal }) => api.call(familyEligibility, { params: { msisdn }, query: { code }, signal }),
  });
}

export function streamingQuery(api: ReadClient, msisdn: string, code: string) {
  return queryOptions({
    queryKey: [...extrasKey(msisdn), 'streaming', code],
    queryFn: ({ signal }) => api.call(streamingStatus, { params: { msisdn }, query: { code }, signal }),
  });
}
