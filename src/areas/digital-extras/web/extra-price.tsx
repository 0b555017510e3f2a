import { useTranslations } from 'use-intl/react';
import { useLanguage } from '#platform/web/i18n/text-provider.tsx';
import { Price } from '#platform/web/ui/cards/price.tsx';
import { priceToShow, type PricedExtra, type Screen } from '../price-to-show.ts';

export function ExtraPrice({ extra, screen }: { extra: PricedExtra; screen: Screen }) {
  const t = useTranslations('digital-extras');
  const language = useLanguage();
  const shown = priceToShow(extra, screen);
  if (!shown) return <span />;
  const per = t('per_month');
  if (shown.isStruck) {
    const texts = { free: t('free'), regular: t('regular_price'), per };
    return <Price prices={shown.prices} regular={shown.prices} language={language} texts={texts} />;
  }
  return <Price prices={shown.prices} language={language} texts={shown.upTo ? { upTo: t('up_to'), per } : { per }} />;
}
