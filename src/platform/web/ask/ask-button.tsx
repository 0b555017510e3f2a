import { useTranslations } from 'use-intl/react';
import type { QuestionSubject } from '#platform/question-subject.ts';
import { Icon } from '#platform/web/art/icon.tsx';
import { helpIcon } from '#platform/web/art/icons/shell.ts';
import { TextButton } from '#platform/web/ui/actions/text-link.tsx';
import { useAsk } from './ask-context.ts';

type AskButtonProps = {
  subject: QuestionSubject;
  /** Names the subject for screen readers, where a page has several such buttons. */
  about?: string;
};

/** 'Ask about this': the question carries its subject, so the user types no numbers. */
export function AskButton({ subject, about }: AskButtonProps) {
  const t = useTranslations('shell');
  const ask = useAsk();
  if (!ask) return null;
  return (
    <TextButton
      className="ask-button inline-flex items-center gap-1.5 align-middle text-s"
      aria-label={about && t('ask_about', { what: about })}
      onClick={() => ask(subject)}
    >
      <Icon shape={helpIcon} size="s" />
      {t('ask')}
    </TextButton>
  );
}
