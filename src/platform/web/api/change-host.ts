// The environment of a change: loaded data, dialogs and toasts. Sign-in runs without them and does not download their
// code.

import { createContext } from 'react';

export type ChangeHost = {
  reread(keys: readonly (readonly unknown[])[]): Promise<unknown>;
  /** Opens the loader, if any, and keeps the open dialog from being dismissed. */
  cover(loader: (() => void) | undefined): Cover;
  openUnknown(dialog: UnknownOutcome): void;
  showToast(text: string): void;
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
