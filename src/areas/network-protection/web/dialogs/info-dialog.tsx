import { useTranslations } from 'use-intl/react';
import { InfoContent } from '#platform/web/ui/dialog/info-content.tsx';

/** Explains what is inspected, what is blocked and what the lists do. */
export function InfoDialog() {
  const t = useTranslations('network-protection');
  return (
    <InfoContent title={t('info_title')} text={t('info_text')} close={t('close')}>
      <p className="leading-[1.5] text-ink-quiet">{t('info_lists')}</p>
    </InfoContent>
  );
}
