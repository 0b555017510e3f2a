// Both lists of a number in the form of the rules, and their changes.

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl/react';
import { useApi } from '#platform/web/api/api-context.ts';
import { ApiError } from '#platform/web/api/api-error.ts';
import { useChange, type ChangeOptions } from '#platform/web/api/use-change.ts';
import type { ListName, Lists } from '../rules.ts';
import { listCalls, listKey, listQuery, protectionKey } from './queries.ts';

/** Undefined until both are loaded. */
export function useLists(msisdn: string): Lists | undefined {
  const api = useApi();
  const { data: blacklist } = useQuery(listQuery(api, msisdn, 'blacklist'));
  const { data: whitelist } = useQuery(listQuery(api, msisdn, 'whitelist'));
  return useMemo(
    () => blacklist && whitelist && { blacklist: new Set(blacklist), whitelist: new Set(whitelist) },
    [blacklist, whitelist],
  );
}

export type ListChange = { list: ListName } & (
  | { does: 'add'; domains: readonly string[] }
  | { does: 'remove'; domain: string }
);

/** After a change the list is updated at once; after an error both are reloaded. */
export function useListChange(msisdn: string, options: Pick<ChangeOptions, 'failureIn'> = {}) {
  const client = useQueryClient();
  const readAgain = () => void client.invalidateQueries({ queryKey: protectionKey(msisdn) });
  const t = useTranslations('network-protection');
  const change = useChange({
    ...options,
    textOf: (error) => (error instanceof ApiError && error.code === 'EC_Already_Inactive' ? t('inactive_text') : null),
    onRefused: () => {
      readAgain();
      return false;
    },
  });
  const params = { id: msisdn };
  const show = async (made: ListChange) => {
    await client.cancelQueries({ queryKey: listKey(msisdn, made.list) });
    client.setQueryData<string[]>(listKey(msisdn, made.list), (known) => known && after(known, made));
  };
  const send = (made: ListChange, onDone: () => void) =>
    change.run<unknown>(
      (api) =>
        made.does === 'add'
          ? api.call(listCalls[made.list].add, { params, body: made.domains.map((domain) => ({ domain })) })
          : api.call(listCalls[made.list].remove, { params, query: { domain: made.domain } }),
      {
        onDone: async () => {
          await show(made);
          onDone();
        },
      },
    );
  return { ...change, send };
}

function after(known: readonly string[], made: ListChange): string[] {
  return made.does === 'add' ? [...made.domains, ...known] : known.filter((each) => each !== made.domain);
}
