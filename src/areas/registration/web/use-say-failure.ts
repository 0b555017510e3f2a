import { useTranslations } from 'use-intl/react';
import { leavesUnknown } from '#platform/web/api/settle-change.ts';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { openDialog } from '#platform/web/ui/dialog/dialog-registry.ts';

/** Reports an error in a dialog; if the step may have succeeded, it says that the result is unknown. */
export function useSayFailure(): (error: unknown) => void {
  const t = useTranslations('registration');
  const errorText = useErrorText('registration');
  return (error) => {
    openDialog(
      'registration.CustomError',
      leavesUnknown(error)
        ? { title: t('unknown_title'), text: t('unknown_text') }
        : { title: t('custom_error_title'), text: errorText(error) },
    );
  };
}
