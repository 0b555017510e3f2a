import { useTranslations } from 'use-intl/react';
import type { Dialogs } from '#platform/web/ui/dialog/dialog-registry.ts';
import { ErrorContent } from '#platform/web/ui/dialog/error-content.tsx';

/** Without a text: a number has joined elsewhere meanwhile. */
export function ErrorDialog({ text, subject }: Dialogs['weekend-bonus.Error']) {
  const t = useTranslations('weekend-bonus');
  return (
    <ErrorContent
      title={t(text === null ? 'already_title' : 'error_title')}
      text={text ?? t('already_text')}
      close={t('close')}
      subject={subject}
    />
  );
}
