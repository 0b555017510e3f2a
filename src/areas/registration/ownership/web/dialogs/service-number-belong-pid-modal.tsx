import { useTranslations } from 'use-intl/react';
import { InfoContent } from '../../../web/dialogs/info-content.tsx';

export function ServiceNumberBelongPidModal() {
  const t = useTranslations('registration');
  return <InfoContent title={t('belongs_title')} text={t('belongs_text')} />;
}
