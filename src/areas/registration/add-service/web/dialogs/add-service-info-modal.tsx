import { useTranslations } from 'use-intl/react';
import { InfoContent } from '../../../web/dialogs/info-content.tsx';

export function AddServiceInfoModal() {
  const t = useTranslations('registration');
  return <InfoContent title={t('add_info_title')} text={t('add_info_text')} />;
}
