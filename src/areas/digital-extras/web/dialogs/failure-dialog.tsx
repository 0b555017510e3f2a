import { useTranslations } from 'use-intl/react';
import type { QuestionSubject } from '#platform/question-subject.ts';
import { InfoContent } from '#platform/web/ui/dialog/info-content.tsx';

export type FailureProps = {
  text: string;
  /** The server refused, or the request was never sent, and no earlier request is pending. */
  isUnchanged: boolean;
  isPending: boolean;
  subject?: QuestionSubject | null;
};

/** A refused or failed change, when no input can show the error. */
export function FailureDialog({ text, isUnchanged, isPending, subject }: FailureProps) {
  const t = useTranslations('extras-dialogs');
  return (
    <InfoContent
      title={t(isPending ? 'pending_title' : 'failed_title')}
      text={text}
      close={t('close')}
      subject={subject}
    >
      {isUnchanged && <p className="text-s text-ink-quiet">{t('failed_unchanged')}</p>}
    </InfoContent>
  );
}
