import { useTranslations } from 'use-intl/react';
import { LoaderContent } from '#platform/web/ui/dialog/loader-content.tsx';

export function LoaderDialog() {
  const t = useTranslations('weekend-bonus');
  return <LoaderContent title={t('loader_title')} text={t('loader_text')} />;
}
