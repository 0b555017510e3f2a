import type { numberProofBg } from './number-proof.bg.ts';

export const numberProofEn: Record<keyof typeof numberProofBg, string> = {
  number: 'Mobile number',
  number_help: 'We send it an SMS with six digits.',
  send: 'Send a code',
  sent: 'We sent an SMS with six digits to <b>{number}</b>.',
  other: 'Another number',
  code: 'Code from the SMS',
  resend_after: 'A new code in',
  resend: 'Send a new code',
  wait: 'You asked for three codes. A new code in',
  confirm: 'Confirm',
  give_up: 'Cancel',
};
