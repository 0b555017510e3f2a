import type { ReactNode } from 'react';
import { isCompleteCode } from '#platform/one-time-code.ts';
import { CodeStep, type CodeStepTexts } from '../ui/code-step.tsx';
import { DialogActions } from '../ui/dialog-actions.tsx';
import { DialogContent } from '../ui/dialog-content.tsx';
import type { CodeEntry } from './use-code-entry.ts';

type CodeDialogProps = {
  title: string;
  text: ReactNode;
  entry: CodeEntry;
  texts: CodeStepTexts & { confirm: string; cancel: string };
  /** As in the field of a security code. */
  leadingPlus?: boolean;
  /** Above the code. */
  head?: ReactNode;
  /** Below it. */
  children?: ReactNode;
};

/** Asks for a code that was sent: it goes off with the sixth digit, or by the button. */
export function CodeDialog({ title, text, entry, texts, leadingPlus = false, head, children }: CodeDialogProps) {
  const { confirm, cancel, ...words } = texts;
  return (
    <DialogContent
      title={title}
      text={text}
      onSubmit={(event) => {
        event.preventDefault();
        void entry.submit(entry.typed);
      }}
      actions={
        <DialogActions
          main={confirm}
          busy={entry.step.checking}
          disabled={!isCompleteCode(entry.typed)}
          quiet={cancel}
        />
      }
    >
      {head}
      <CodeStep
        {...entry.step}
        leadingPlus={leadingPlus}
        texts={words}
        onComplete={(code) => void entry.submit(code)}
      />
      {children}
    </DialogContent>
  );
}
