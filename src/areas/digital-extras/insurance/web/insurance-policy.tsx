import { useTranslations } from 'use-intl/react';
import { shownDay } from '#platform/clock.ts';
import { useLanguage } from '#platform/web/i18n/text-provider.tsx';
import { Price } from '#platform/web/ui/cards/price.tsx';
import type { InsuranceDetails } from '../contract.ts';
import { FactList } from '../../web/fact-list.tsx';

export function InsurancePolicy({ policy }: { policy: InsuranceDetails }) {
  const t = useTranslations('extras-dialogs');
  const language = useLanguage();
  return (
    <FactList
      facts={[
        { word: t('insurance_number'), fact: policy.policy_number },
        { word: t('insurance_name'), fact: policy.insured_name },
        { word: t('insurance_from'), fact: shownDay(policy.start_date) },
        ...(policy.end_date ? [{ word: t('insurance_to'), fact: shownDay(policy.end_date) }] : []),
        {
          word: t('insurance_price'),
          fact: <Price prices={policy.price_currency} language={language} align="end" />,
        },
      ]}
    />
  );
}
