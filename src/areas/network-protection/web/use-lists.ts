// Both lists of a number, as rules want them, and changing them.

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApi } from '#platform/web/api/api-context.ts';
import type { ListName, Lists } from '../rules.ts';
import { listCalls, listKey, listQuery, protectionKey } from './queries.ts';

/** Undefined until both are known. */
export function useLists(msisdn: string): Lists | undefined {
  const api = useApi();
  const { data: blacklist } = useQuery(listQuery(api, msisdn, 'blacklist'));
  const { data: whitelist } = useQuery(listQuery(api, msisdn, 'whitelist'));
  return useMemo(
    () => blacklist && whitelist && { blacklist: new Set(blacklist), whitelist: new Set(whitelist) },
    [blacklist, whitelist],
  );
}

export type ListChanges = {
  add(list: ListName, domains: readonly string[]): Promise<void>;
  remove(list: ListName, domain: string): Promise<void>;
};

/** A list is known anew at once after a change; after a refusal everything is read again. */
export function useListChanges(msisdn: string): ListChanges {
  const api = useApi();
  const client = useQueryClient();
  const params = { id: msisdn };
  const changed = async (change: Promise<unknown>, list: ListName, after: (domains: string[]) => string[]) => {
    try {
      await change;
    } catch (error) {
      await client.invalidateQueries({ queryKey: protectionKey(msisdn) });
      throw error;
    }
    await client.cancelQueries({ queryKey: listKey(msisdn, list) });
    client.setQueryData<string[]>(listKey(msisdn, list), (domains) => domains && after(domains));
  };
  return {
    add: (list, domains) => {
      const body = domains.map((domain) => ({ domain }));
      return changed(api.call(listCalls[list].add, { params, body }), list, (known) => [...domains, ...known]);
    },
    remove: (list, domain) =>
      changed(api.call(listCalls[list].remove, { params, query: { domain } }), list, (known) =>
        known.filter((each) => each !== domain),
      ),
  };
}
