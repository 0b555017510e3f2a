// The signed-in user. The answer is cached in session storage, so that a reload shows the shell at once.

import { queryOptions } from '@tanstack/react-query';
import type { Language } from '#platform/languages.ts';
import { accountInfoKey } from '#platform/session.ts';
import type { ReadClient } from '#platform/web/api/read-client.ts';
import { accountInformation, type AccountInformation } from '../contract.ts';

export function accountQuery(api: ReadClient, language: Language, storage: Storage = sessionStorage) {
  return queryOptions({
    queryKey: ['account', language],
    queryFn: async ({ signal }) => {
      const account = await api.call(accountInformation, { signal });
      storage.setItem(accountInfoKey, JSON.stringify({ language, account }));
      return account;
    },
    initialData: () => keptAccount(storage, language),
    initialDataUpdatedAt: 0,
    staleTime: 60_000,
  });
}

function keptAccount(storage: Storage, language: Language): AccountInformation | undefined {
  try {
    const kept = JSON.parse(storage.getItem(accountInfoKey) ?? 'null') as {
      language: Language;
      account: AccountInformation;
    } | null;
    return kept?.language === language ? kept.account : undefined;
  } catch {
    return undefined;
  }
}
