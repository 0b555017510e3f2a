// Texts of signing in, in English.

import type { signInBg } from './bg.ts';

export const signInEn = {
  page: 'Sign in',
  slogan: 'All about your number, without a call',
  title: 'Sign in to your profile',
  username: 'E-mail',
  username_missing: 'Enter your e-mail.',
  password: 'Password',
  password_missing: 'Enter your password.',
  show_password: 'Show the password',
  hide_password: 'Hide the password',
  submit: 'Sign in',
  checking: 'Checking',
  forgotten: 'Forgotten password',
  register: 'New profile',
  first_time: 'First time here? All you need is your service number and your security code.',
  wait: 'Too many wrong attempts. Try again in {seconds, plural, one {# second} other {# seconds}}.',
  already_title: 'You are signed in',
  already_text: 'This is the profile of {name}.',
  already_text_unknown: 'This browser is signed in to a profile.',
  already_go_on: 'Go on',
  already_leave: 'Sign out and use another profile',
  session_over: 'Your session has expired. Please sign in again.',
} as const satisfies Record<keyof typeof signInBg, string>;
