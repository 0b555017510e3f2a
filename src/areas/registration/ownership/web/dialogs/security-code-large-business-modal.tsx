import { useTranslations } from 'use-intl/react';
import { InfoContent } from '../../../web/dialogs/info-content.tsx';

export function SecurityCodeLargeBusinessModal() {
  const t = useTranslations('registration');
  return <InfoContent title={t('code_large_title')} text={t('code_large_text')} />;
}
