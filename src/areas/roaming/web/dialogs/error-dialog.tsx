import { useTranslations } from 'use-intl/react';
import type { QuestionSubject } from '#platform/question-subject.ts';
import { ErrorContent } from '#platform/web/ui/dialog/error-content.tsx';

export type ErrorProps = {
  text: string;
  /** The server refused, or the request was never sent, and no earlier request is pending. */
  isUnchanged: boolean;
  isPending: boolean;
  subject?: QuestionSubject | null;
};

export function ErrorDialog({ text, isUnchanged, isPending, subject }: ErrorProps) {
  const t = useTranslations('roaming-dialogs');
  return (
    <ErrorContent
      isPending={isPending}
      title={t(isPending ? 'pending_title' : 'error_title')}
      text={text}
      close={t('close')}
      subject={subject}
    >
      {isUnchanged && <p className="text-s text-ink-quiet">{t('error_unchanged')}</p>}
    </ErrorContent>
  );
}
