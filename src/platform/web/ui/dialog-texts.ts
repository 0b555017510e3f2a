// The words every dialog has besides its own.
import { createContext } from 'react';

export type DialogTexts = {
  close: string;
  /** Names the dialog while its code is on the way. */
  loading: string;
  /** The code of the dialog did not arrive. */
  failedTitle: string;
  failedText: string;
  retry: string;
  /** The answer to a change was lost and is being found out. */
  findingOut: string;
};

export const DialogTextsContext = createContext<DialogTexts | null>(null);
