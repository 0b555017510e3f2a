// Reads anew what shows cards and what they pay: the profile, and what waits at home and in the bell.

import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { homeKey } from '#areas/home/contract.ts';
import { profileKey } from '../contract.ts';

/** Read again after a change of cards or of what they pay. */
export const cardKeys = [homeKey, profileKey] as const;

export function useReloadCards(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(async () => {
    await Promise.all(cardKeys.map((queryKey) => client.invalidateQueries({ queryKey })));
  }, [client]);
}
