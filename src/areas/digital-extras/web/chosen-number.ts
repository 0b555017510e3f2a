// The number of an extras screen: the one in the address, even a foreign one, else the first of the profile that
// supports extras.

import { queryOptions, useQuery } from '@tanstack/react-query';
import { msisdnInformation } from '#areas/home/contract.ts';
import type { ReadClient } from '#platform/web/api/read-client.ts';
import { useApi } from '#platform/web/api/api-context.ts';
import { useChosenMsisdn } from '#platform/web/shell/chosen-service.ts';

type ChosenNumber = { msisdn: string | undefined; isPending: boolean };

export function useChosenNumber(): ChosenNumber {
  const inAddress = useChosenMsisdn();
  const { data, isPending } = useQuery({ ...numbersQuery(useApi()), enabled: inAddress === undefined });
  if (inAddress !== undefined) return { msisdn: inAddress, isPending: false };
  const first = data?.find(({ msisdn_type }) => msisdn_type !== 'Fixed') ?? data?.[0];
  return { msisdn: first?.msisdn, isPending };
}

function numbersQuery(api: ReadClient) {
  return queryOptions({
    queryKey: ['numbers'],
    queryFn: ({ signal }) => api.call(msisdnInformation, { signal }),
    staleTime: 60_000,
  });
}
