import { useTranslations } from 'use-intl/react';
import { usePriceText } from '#platform/web/currency.ts';
import { InfoContent } from '#platform/web/ui/dialog/info-content.tsx';
import type { RoamingPlan } from '../../contract.ts';

export function AdditionalInfoDialog({ plan }: { plan: RoamingPlan }) {
  const t = useTranslations('roaming-dialogs');
  const says = useTranslations('roaming');
  const priceText = usePriceText();
  return (
    <InfoContent title={plan.name} text={plan.description} close={t('understood')}>
      <p className="font-bold">
        {priceText(plan.price_currency)} {says('per_month')} · {says('countries', { count: plan.country_count })}
      </p>
      <p className="text-ink-quiet">{t('additional_info_text')}</p>
    </InfoContent>
  );
}
