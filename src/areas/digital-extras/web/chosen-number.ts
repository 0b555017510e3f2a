// The number of an extras screen: the one in the address, even a foreign one, else the first of the profile that
// supports extras.

import { useQuery } from '@tanstack/react-query';
import { useApi } from '#platform/web/api/api-context.ts';
import { useChosenMsisdn } from '#platform/web/shell/chosen-service.ts';
import { numbersQuery } from './queries.ts';

type ChosenNumber = { msisdn: string | undefined; isPending: boolean };

export function useChosenNumber(): ChosenNumber {
  const inAddress = useChosenMsisdn();
  const { data, isPending } = useQuery({ ...numbersQuery(useApi()), enabled: inAddress === undefined });
  if (inAddress !== undefined) return { msisdn: inAddress, isPending: false };
  const first = data?.find(({ msisdn_type }) => msisdn_type !== 'Fixed') ?? data?.[0];
  return { msisdn: first?.msisdn, isPending };
}
