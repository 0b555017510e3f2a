import type { ReactNode } from 'react';

export type CodeStepTexts = {
  /** For screen readers. */
  label: string;
  /** Before the time until a resend. */
  resendAfter: string;
  /** The resend button. */
  resend: string;
  /** The sends left, as a whole sentence. */
  sendsLeft?: ReactNode;
  /** The attempts left, as a whole sentence. */
  triesLeft?: ReactNode;
  /** Before the ten minutes after the last send. */
  waitAfterLastSend: string;
};
