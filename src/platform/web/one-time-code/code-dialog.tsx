import type { ReactNode } from 'react';
import type { CodeStepTexts } from '../ui/code/code-step-texts.ts';
import { CodeStep } from '../ui/code/code-step.tsx';
import { DialogActions } from '../ui/dialog/dialog-actions.tsx';
import { DialogContent } from '../ui/dialog/dialog-content.tsx';
import type { CodeEntry } from './use-code-entry.ts';

type CodeDialogProps = {
  title: string;
  text: ReactNode;
  entry: CodeEntry;
  texts: CodeStepTexts & { confirm: string; cancel: string };
  /**
   * For harmless codes, such as verifying a number: the sixth digit submits the code. Otherwise only the button does.
   */
  submitsItself?: boolean;
  /** As in the field of a security code. */
  leadingPlus?: boolean;
  /** Above the code. */
  head?: ReactNode;
  /** Below it. */
  children?: ReactNode;
};

export function CodeDialog({
  title,
  text,
  entry,
  texts,
  submitsItself = false,
  leadingPlus = false,
  head,
  children,
}: CodeDialogProps) {
  const { confirm, cancel, ...words } = texts;
  return (
    <DialogContent
      title={title}
      text={text}
      onSubmit={(event) => {
        event.preventDefault();
        void entry.submit(entry.typed);
      }}
      actions={<DialogActions main={confirm} busy={entry.step.checking} quiet={cancel} />}
    >
      {head}
      <CodeStep
        {...entry.step}
        leadingPlus={leadingPlus}
        texts={words}
        {...(submitsItself && { onComplete: (code: string) => void entry.submit(code) })}
      />
      {children}
    </DialogContent>
  );
}
