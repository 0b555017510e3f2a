// The cached router of a home; open dialogs see its changes.

import { useQuery } from '@tanstack/react-query';
import { useApi } from '#platform/web/api/api-context.ts';
import type { Device } from '../contract.ts';
import { homeQuery } from './queries.ts';

export function useDevice(msisdn: string): Device | undefined {
  return useQuery(homeQuery(useApi(), msisdn)).data?.Devices[0];
}
