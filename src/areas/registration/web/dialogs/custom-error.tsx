import { useTranslations } from 'use-intl/react';
import { ErrorContent } from '#platform/web/ui/dialog/error-content.tsx';

/** An error that belongs to no field of the page. */
export function CustomError({ title, text }: { title: string; text: string }) {
  const t = useTranslations('registration');
  return <ErrorContent title={title} text={text} close={t('close')} />;
}
