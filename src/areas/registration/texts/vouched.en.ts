import type { vouchedBg } from './vouched.bg.ts';

export const vouchedEn = {
  vouched_title: 'A password and the terms are left',
  vouched_text:
    'Your operator confirmed who you are. {services, plural, one {Your service comes} other {All your # services come}} into the profile.',
  vouched_name: 'Name',
  vouched_submit: 'Make the profile',
  vouched_busy: 'Making the profile',
  vouched_done_text: 'Sign in with your operator account, or with your e-mail and the password you chose.',
  vouched_over_title: 'We cannot go on',
  vouched_over_action: 'To sign-in',
  vouched_full: 'New profile with a number and a code',
} as const satisfies Record<keyof typeof vouchedBg, string>;
