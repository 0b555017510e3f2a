import { useTranslations } from 'use-intl/react';
import { InfoContent } from '../../../web/dialogs/info-content.tsx';

export function PidOrEikInfoClientTypeModal() {
  const t = useTranslations('registration');
  return <InfoContent title={t('pid_type_title')} text={t('pid_type_text')} />;
}
