import type { QuestionSubject } from '#platform/question-subject.ts';
import { AskButton } from './ask-button.tsx';
import { AskContext, type Ask } from './ask-context.ts';

type FailureTextProps = { text: string; subject: QuestionSubject; ask: Ask };

/** Why a change failed, with a link to ask about it, also in a toast, which is outside the screen. */
export function FailureText({ text, subject, ask }: FailureTextProps) {
  return (
    <AskContext value={ask}>
      {text} <AskButton subject={subject} />
    </AskContext>
  );
}
