// Requests a switch of the protection; an accepted one is pending for up to two hours.

import { useTranslations } from 'use-intl/react';
import { readableNumber } from '#platform/msisdn.ts';
import { ApiError } from '#platform/web/api/api-error.ts';
import { useChange } from '#platform/web/api/use-change.ts';
import { openDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { switchProtection } from '../contract.ts';
import type { Operation } from '../rules.ts';
import { statusKey } from './queries.ts';

const already = new Set<string>(['EC_Already_Active', 'EC_Already_Inactive']);

export function useSwitchProtection(msisdn: string, operation: Operation): { busy: boolean; send(): void } {
  const t = useTranslations('network-protection');
  const { busy, run } = useChange({
    reread: [statusKey(msisdn)],
    whereToSee: t('unknown_where'),
    textOf: (error) =>
      error instanceof ApiError && already.has(error.code)
        ? t(`already_${operation}`, { number: readableNumber(msisdn) })
        : null,
    onRefused: ({ text, isPending, subject }) => {
      const title = t(isPending ? 'pending_title' : 'failed_title');
      openDialog('network-protection.GenericMessage', { title, text, subject });
      return true;
    },
  });
  const showAnswer = ({ is_accepted }: { is_accepted: boolean }) => {
    if (is_accepted) {
      const title = t(`accepted_title_${operation}`);
      openDialog('network-protection.Success', { title, text: t('accepted') });
    } else {
      const text = t('not_accepted_text', { number: readableNumber(msisdn) });
      openDialog('network-protection.GenericMessage', { title: t('not_accepted_title'), text, extrasOf: msisdn });
    }
  };
  const send = () =>
    void run((api) => api.call(switchProtection, { params: { msisdn, operation } }), { onDone: showAnswer });
  return { busy, send };
}
