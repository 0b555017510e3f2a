import { useTranslations } from 'use-intl/react';
import { NoAnswer, NotSent } from '#platform/web/api/api-error.ts';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { openDialog } from '#platform/web/ui/dialog-registry.ts';

/** Says in a dialog what went wrong; of a lost answer, that nobody knows yet. */
export function useSayFailure(): (error: unknown) => void {
  const t = useTranslations('registration');
  const errorText = useErrorText('registration');
  return (error) => {
    const isUnknown = error instanceof NoAnswer && !(error instanceof NotSent);
    openDialog(
      'registration.CustomError',
      isUnknown
        ? { title: t('unknown_title'), text: t('unknown_text') }
        : { title: t('custom_error_title'), text: errorText(error) },
    );
  };
}
