// Reloads everything that shows cards and their payments: the profile, home and the bell.

import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { homeKey, profileKey } from '#platform/web/api/query-keys.ts';

/** Invalidated after a change of cards or their payments. */
export const cardKeys = [homeKey, profileKey] as const;

export function useReloadCards(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(async () => {
    await Promise.all(cardKeys.map((queryKey) => client.invalidateQueries({ queryKey })));
  }, [client]);
}
