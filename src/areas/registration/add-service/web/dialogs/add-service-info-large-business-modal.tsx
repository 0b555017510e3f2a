import { useTranslations } from 'use-intl/react';
import { InfoContent } from '../../../web/dialogs/info-content.tsx';

export function AddServiceInfoLargeBusinessModal() {
  const t = useTranslations('registration');
  return <InfoContent title={t('add_large_title')} text={t('add_large_text')} />;
}
