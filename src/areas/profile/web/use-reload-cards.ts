// Reads anew what shows cards and what they pay: the profile, and what waits at home and in the bell.

import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { homeKey } from '#areas/home/contract.ts';
import { profileKey } from '../contract.ts';

export function useReloadCards(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(async () => {
    void client.invalidateQueries({ queryKey: homeKey });
    await client.invalidateQueries({ queryKey: profileKey });
  }, [client]);
}
