import { useTranslations } from 'use-intl/react';
import { LoaderContent } from '#platform/web/ui/dialog/loader-content.tsx';

/** Covers the screen while a change is sent; it cannot be closed. */
export function LoaderDialog({ title }: { title: string }) {
  const t = useTranslations('roaming-dialogs');
  return <LoaderContent title={title} text={t('loader_text')} />;
}
