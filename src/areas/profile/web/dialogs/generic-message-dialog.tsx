import { useTranslations } from 'use-intl/react';
import { InfoContent } from '#platform/web/ui/dialog/info-content.tsx';

export type GenericMessageProps = { title: string; text: string };

export function GenericMessageDialog({ title, text }: GenericMessageProps) {
  const t = useTranslations('profile');
  return <InfoContent title={title} text={text} close={t('ok')} />;
}
