import type { QuestionSubject } from '#platform/question-subject.ts';
import { AskButton } from '#platform/web/ask/ask-button.tsx';
import { CloseAction } from './dialog-actions.tsx';
import { DialogContent, type DialogContentProps } from './dialog-content.tsx';

export type InfoContentProps = Omit<DialogContentProps, 'actions' | 'onSubmit'> & {
  /** The text of the only button. */
  close: string;
  /** What the user can ask support about. */
  subject?: QuestionSubject | null | undefined;
};

/** The content of a dialog that only informs. */
export function InfoContent({ close, subject, children, ...content }: InfoContentProps) {
  return (
    <DialogContent {...content} actions={<CloseAction words={close} />}>
      {children}
      {subject && <AskButton subject={subject} />}
    </DialogContent>
  );
}
