// The router of a home as it was read last; a dialog that stays open sees it change.

import { useQuery } from '@tanstack/react-query';
import { useApi } from '#platform/web/api/api-context.ts';
import type { Device } from '../contract.ts';
import { homeQuery } from './queries.ts';

export function useDevice(msisdn: string): Device | undefined {
  return useQuery(homeQuery(useApi(), msisdn)).data?.Devices[0];
}
