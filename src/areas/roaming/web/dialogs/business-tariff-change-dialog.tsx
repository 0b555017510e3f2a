import { useTranslations } from 'use-intl/react';
import type { PlanFlow } from '../plan-flow.ts';
import { TariffChange } from '../tariff-change.tsx';

export function BusinessTariffChangeDialog(flow: PlanFlow) {
  const t = useTranslations('roaming-dialogs');
  return (
    <TariffChange flow={flow} textKey="business_change_text">
      <p className="text-s text-ink-quiet">{t('business_change_note')}</p>
    </TariffChange>
  );
}
