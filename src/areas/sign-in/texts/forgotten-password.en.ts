import type { forgottenPasswordBg } from './forgotten-password.bg.ts';

export const forgottenPasswordEn = {
  page: 'Forgotten password',
  title: 'Forgotten password',
  text: 'Enter the e-mail of your profile. We will send you a link to choose a new one.',
  submit: 'Send the link',
  sending: 'Sending',
  back: 'Back to sign-in',
  wait: 'Several links were asked for in a row. Try again in {minutes, plural, one {# minute} other {# minutes}}.',
  sent_title: 'Check your mail',
  sent_text:
    'If {email} is the e-mail of your profile, a link for a new password will reach you within a minute. It is good for one hour.',
  sent_help: 'Cannot see it? Look in the spam folder too.',
  again: 'Send again',
  inbox: 'See what the demo has sent',
  new_page: 'New password',
  new_title: 'Choose a new password',
  new_label: 'New password',
  new_unknown:
    'No answer came and we do not know whether the password was changed. Try to sign in with the new one. If that fails, ask for a new link.',
  new_submit: 'Save the password',
  saving: 'Saving',
  weak: 'The password does not meet all conditions yet.',
  over_title: 'The link is no longer good',
  over_text: 'A link works once and is good for one hour. Your password has not been changed.',
  over_again: 'Ask for a new link',
  done_title: 'The password is changed',
  done_text: 'Your profile was signed out on all devices. Sign in with the new password.',
  done_action: 'To sign-in',
} as const satisfies Record<keyof typeof forgottenPasswordBg, string>;
