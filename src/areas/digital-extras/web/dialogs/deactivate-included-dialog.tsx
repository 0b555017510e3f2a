import { useTranslations } from 'use-intl/react';
import { readableNumber } from '#platform/msisdn.ts';
import { bold } from '#platform/web/ui/layout/bold.tsx';
import { DeactivationStep } from '../deactivation.tsx';
import type { Deactivation } from '../flow.ts';

/** Confirms the deactivation of an extra that the tariff includes. */
export function DeactivateIncludedDialog(given: Deactivation) {
  const t = useTranslations('extras-dialogs');
  const text = t.rich('deactivate_included_text', { ...bold, number: readableNumber(given.msisdn) });
  return <DeactivationStep {...given} text={text} main={t('deactivate')} />;
}
