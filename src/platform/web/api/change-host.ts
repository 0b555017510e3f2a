// The environment of a change: loaded data, dialogs and toasts. Sign-in runs without them and does not download their
// code.

import { createContext, type ReactNode } from 'react';
import type { QuestionSubject } from '#platform/question-subject.ts';
import type { Ask } from '../ask/ask-context.ts';

export type ChangeHost = {
  reread(keys: readonly (readonly unknown[])[]): Promise<unknown>;
  /** Opens the loader, if any, and keeps the open dialog from being dismissed. */
  cover(loader: (() => void) | undefined): Cover;
  openUnknown(dialog: UnknownOutcome): void;
  showToast(text: ReactNode): void;
  /** The text of a failure with a link to ask about it. */
  explain(failure: { text: string; subject: QuestionSubject; ask: Ask }): ReactNode;
  isDialogOpen(): boolean;
};

export type Cover = {
  /** Releases the dialog once the result can be shown. */
  uncover(): Promise<void>;
  /** Closes a loader that nothing has replaced. */
  closeLoader(): Promise<void>;
};

export type UnknownOutcome = {
  /** Retries the change under the same Idempotency-Key. */
  again: () => Promise<unknown>;
  /** Where the user can check the outcome later. */
  where: string;
};

export const ChangeHostContext = createContext<ChangeHost | null>(null);
