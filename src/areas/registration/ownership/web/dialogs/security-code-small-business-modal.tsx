import { useTranslations } from 'use-intl/react';
import { InfoContent } from '../../../web/dialogs/info-content.tsx';

export function SecurityCodeSmallBusinessModal() {
  const t = useTranslations('registration');
  return <InfoContent title={t('code_small_title')} text={t('code_small_text')} />;
}
