// Texts of the profile, in English.

import type { profileBg } from './bg.ts';

export const profileEn = {
  page: 'Profile',
  username: 'You sign in with {username}',
  language_title: 'Language',
  language_bg: 'Български',
  language_en: 'English',
  theme_title: 'Theme',
  theme_system: 'As on the device',
  theme_light: 'Light',
  theme_dark: 'Dark',
  sessions_title: 'Where you are signed in',
  sessions_text: 'If you do not know a device, sign it out and change your password.',
  session_this: 'This device',
  session_since: 'Since {day}, last seen {last}',
  session_end: 'Sign it out',
  session_ended: 'The device is no longer in your profile.',
  browser_unknown: 'Unknown browser',
  sign_out: 'Sign out',
  services: 'My services',
  notification_1: 'Information about your services, bills and profile',
  notification_2: 'Offers and news',
  partners: 'Partners',
  partners_note: 'Which sites know your number',
} as const satisfies Record<keyof typeof profileBg, string>;
