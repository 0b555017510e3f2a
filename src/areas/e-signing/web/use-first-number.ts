// The number that gets the code which switches signing on. If it was switched on meanwhile, every number is refused.

import { useTranslations } from 'use-intl/react';
import { ApiError } from '#platform/web/api/api-error.ts';
import { useNumberTyped } from '#platform/web/one-time-code/use-number-typed.ts';
import { requestEsigning } from '../activation/contract.ts';
import type { EsigningStatus } from '../contract.ts';
import { signingKeys } from './queries.ts';

type FirstNumberOptions = {
  status: EsigningStatus;
  first: string;
  /** Signed with the same code. */
  documentId?: string;
  onSent: (msisdn: string) => void;
};

export function useFirstNumber({ status: { pid }, first, documentId, onSent }: FirstNumberOptions) {
  const t = useTranslations('e-signing');
  const document = documentId === undefined ? {} : { document_id: documentId };
  return useNumberTyped({
    area: 'e-signing',
    first,
    reread: signingKeys,
    textOf: (error) => (error instanceof ApiError && error.code === 'EC_Already_Active' ? t('on_meanwhile') : null),
    send: (api, msisdn) => api.call(requestEsigning, { body: { msisdn, pid, ...document } }),
    onSent,
  });
}
