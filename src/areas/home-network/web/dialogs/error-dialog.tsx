import { useTranslations } from 'use-intl/react';
import type { QuestionSubject } from '#platform/question-subject.ts';
import { ErrorContent } from '#platform/web/ui/dialog/error-content.tsx';

export type ErrorProps = { text: string; isPending: boolean; subject?: QuestionSubject | null };

/** The reason why a change was refused. */
export function ErrorDialog({ text, isPending, subject }: ErrorProps) {
  const t = useTranslations('home-network');
  return (
    <ErrorContent
      isPending={isPending}
      title={t(isPending ? 'pending_title' : 'error_title')}
      text={text}
      close={t('close')}
      subject={subject}
    />
  );
}
