import { useTranslations } from 'use-intl/react';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { ErrorState } from '#platform/web/ui/states/error-state.tsx';

/** One part of the screen failed; the rest stays. */
export function PartNotLoaded({ error, retry }: { error: Error; retry: () => void }) {
  const t = useTranslations('network-protection');
  const errorText = useErrorText();
  return <ErrorState title={t('part_not_loaded')} text={errorText(error)} retry={{ label: t('retry'), run: retry }} />;
}
