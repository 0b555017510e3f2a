// What a change finds around it: loaded data, dialogs and toasts. Sign-in runs without them, so it fetches no code for them.

import { createContext } from 'react';

export type ChangeHost = {
  /** Reads the named queries again. */
  reread(keys: readonly (readonly unknown[])[]): Promise<unknown>;
  /** Opens the loader, if there is one, and keeps the open dialog from being dismissed. */
  cover(loader: (() => void) | undefined): Cover;
  openUnknown(dialog: UnknownOutcome): void;
  showToast(text: string): void;
  isDialogOpen(): boolean;
};

export type Cover = {
  /** Lets go of the dialog, once the result can be shown. */
  uncover(): Promise<void>;
  /** Closes a loader that nothing has taken the place of. */
  closeLoader(): Promise<void>;
};

export type UnknownOutcome = {
  /** Asks for the same change under the same Idempotency-Key. */
  again: () => Promise<unknown>;
  /** Where the person can see later whether it was done. */
  where: string;
};

export const ChangeHostContext = createContext<ChangeHost | null>(null);
