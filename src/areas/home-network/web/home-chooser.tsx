import { useRouter } from '@tanstack/react-router';
import { useTranslations } from 'use-intl/react';
import { readableNumber } from '#platform/msisdn.ts';
import { ChoiceChips } from '#platform/web/ui/fields/choice-chips.tsx';
import { useChosenHome } from './chosen-home.ts';

/** Selects one of several homes; the choice is in the address. */
export function HomeChooser() {
  const t = useTranslations('home-network');
  const { msisdn, homes } = useChosenHome();
  const router = useRouter();
  if (homes.length < 2 || !msisdn) return null;
  const choose = (next: string) => void router.navigate({ to: '.', search: { msisdn: next } });
  return (
    <ChoiceChips
      legend={t('choose_home')}
      choices={homes.map(({ service_id, label, tariff_name }) => ({
        value: service_id,
        label: `${label ?? tariff_name} · ${readableNumber(service_id)}`,
      }))}
      value={msisdn}
      onValueChange={choose}
    />
  );
}
