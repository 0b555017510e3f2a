// Asking for the protection to be switched: what the service accepts waits for up to two hours.

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { readableNumber } from '#platform/msisdn.ts';
import { useApi } from '#platform/web/api/api-context.ts';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { replaceDialog } from '#platform/web/ui/dialog-registry.ts';
import { usePress } from '#platform/web/use-press.ts';
import { switchProtection } from '../contract.ts';
import type { Operation } from '../rules.ts';
import { statusKey } from './queries.ts';

export function useSwitch(msisdn: string, operation: Operation): { busy: boolean; ask(): void } {
  const t = useTranslations('network-protection');
  const api = useApi();
  const client = useQueryClient();
  const errorText = useErrorText();
  const readAgain = () => client.invalidateQueries({ queryKey: statusKey(msisdn) });
  const { busy, press } = usePress(async (error) => {
    await readAgain();
    replaceDialog('network-protection.GenericMessage', { title: t('failed_title'), text: errorText(error) });
  });
  const ask = async () => {
    const { is_accepted } = await api.call(switchProtection, { params: { msisdn, operation } });
    await readAgain();
    if (is_accepted) {
      const title = t(`accepted_title_${operation}`);
      replaceDialog('network-protection.Success', { title, text: t('accepted') });
      return;
    }
    const text = t('not_accepted_text', { number: readableNumber(msisdn) });
    replaceDialog('network-protection.GenericMessage', { title: t('not_accepted_title'), text });
  };
  return { busy, ask: () => void press(ask) };
}
