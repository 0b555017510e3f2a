// Texts of the demo's own screen, in English.

import type { demoBg } from './bg.ts';

export const demoEn = {
  page: 'Sent messages',
  title: 'What the portal has sent',
  text: 'In the demo no SMS or e-mail leaves the house. They are here, the newest on top.',
  to: 'Recipient',
  to_help: 'A number or an e-mail; empty shows all.',
  show: 'Show',
  empty_title: 'No messages yet',
  empty_text: 'Ask for a code anywhere in the portal and it will appear here.',
  sms: 'SMS',
  email: 'E-mail',
  code: 'Code {code}',
  clock_title: 'The portal’s clock',
  clock_text: 'Move it forward and see what falls due.',
  clock_hour: '+1 hour',
  clock_day: '+1 day',
  clock_month: '+30 days',
  clock_back: 'Back to the real time',
  clock_now: 'It is {now} now',
  reset_title: 'Start over',
  reset_text: 'Puts back the data of the first day and signs everybody out.',
  reset: 'Start over',
  reset_question: 'Shall we start over?',
  reset_keep: 'Leave as it is',
  reset_done: 'The data is as on the first day.',
  line_title: 'Whose line you are on',
  line_text: 'The network recognises the number whose mobile data you use. Choose which one.',
  line_wifi: 'Wi‑Fi, nobody’s',
} as const satisfies Record<keyof typeof demoBg, string>;
