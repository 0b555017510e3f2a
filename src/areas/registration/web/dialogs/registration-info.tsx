import { useTranslations } from 'use-intl/react';
import { InfoContent } from '#platform/web/ui/dialog/info-content.tsx';

export function RegistrationInfo({ title, text }: { title: string; text: string }) {
  const t = useTranslations('registration');
  return <InfoContent title={title} text={text} close={t('close')} />;
}
