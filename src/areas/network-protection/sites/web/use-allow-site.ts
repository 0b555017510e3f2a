// Allows a site for a time, and closes it again before that.

import { useTranslations } from 'use-intl/react';
import { ApiError } from '#platform/web/api/api-error.ts';
import { useChange } from '#platform/web/api/use-change.ts';
import { closeDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { showToast } from '#platform/web/ui/states/toast-store.ts';
import { readableDomain } from '../../rules.ts';
import { momentText } from '../../web/moment-text.ts';
import { allowancesKey, checksKey } from '../../web/queries.ts';
import { allowSite, closeSite } from '../contract.ts';
import { mostAllowances, type AllowChoice } from '../rules.ts';

/** `does`: the refusals of allowing and of closing have texts of their own. */
export function useAllowSite(msisdn: string, domain: string, does: 'allow' | 'close') {
  const t = useTranslations('protection-times');
  const site = readableDomain(domain);
  const texts = {
    EC_Already_Inactive: t('allow_off'),
    EC_Already_Active: t('not_stopped'),
    EC_Not_Found: t('close_gone'),
    EC_Domain_List_Full: t('allow_full', { count: mostAllowances }),
    EC_Msisdn_Already_Has_Processing_Request: t(`${does}_busy`),
    EC_Partner_Unavailable: t(`${does}_unanswered`),
  };
  const change = useChange({
    area: 'network-protection',
    reread: [allowancesKey(msisdn), checksKey(msisdn)],
    whereToSee: t('unknown_where'),
    textOf: (error) => (error instanceof ApiError ? (texts[error.code as keyof typeof texts] ?? null) : null),
  });
  const params = { id: msisdn };
  return {
    ...change,
    allow: (choice: AllowChoice) =>
      void change.run((api) => api.call(allowSite, { params, body: { domain, choice } }), {
        onDone: async ({ until }) => {
          await closeDialog();
          showToast({ text: t('allowed', { site, when: momentText(until) }) });
        },
      }),
    close: () =>
      void change.run((api) => api.call(closeSite, { params, query: { domain } }), {
        onDone: () => showToast({ text: t('closed', { site }) }),
      }),
  };
}
