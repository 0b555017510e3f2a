import { useTranslations } from 'use-intl/react';
import { InfoContent } from '#platform/web/ui/dialog/info-content.tsx';

/** Why no number of the user can join. */
export function IneligibleDialog() {
  const t = useTranslations('weekend-bonus');
  return <InfoContent title={t('ineligible_title')} text={t('ineligible_text')} close={t('close')} />;
}
