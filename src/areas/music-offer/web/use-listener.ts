// Reloads the listener after a change.

import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '#platform/web/api/api-context.ts';
import { homeKey } from '#platform/web/api/query-keys.ts';
import { listenerQuery, type Listener } from './queries.ts';

export function useReadAgain(): () => Promise<Listener> {
  const client = useQueryClient();
  const api = useApi();
  return async () => {
    void client.invalidateQueries({ queryKey: homeKey });
    return client.fetchQuery({ ...listenerQuery(api), staleTime: 0 });
  };
}
