// Texts that all dialogs share.
import { createContext } from 'react';

export type DialogTexts = {
  close: string;
  /** The name of the dialog while its code downloads. */
  loading: string;
  /** The code of the dialog failed to load. */
  failedTitle: string;
  failedText: string;
  retry: string;
  /** The outcome of a change is being determined. */
  findingOut: string;
};

export const DialogTextsContext = createContext<DialogTexts | null>(null);
