// The e-mails about a new password, in the language of the account.

import { defaultLanguage, isLanguage, type Language } from '#platform/languages.ts';

export type Mail = { subject: string; body: string };

export function passwordLinkMail(language: string, link: string): Mail {
  return linkMails[known(language)](link);
}

export function passwordChangedMail(language: string): Mail {
  return changedMails[known(language)];
}

const known = (language: string): Language => (isLanguage(language) ? language : defaultLanguage);

const linkMails: Record<Language, (link: string) => Mail> = {
  bg: (link) => ({
    subject: 'Нова парола за профила ти',
    body: `Здравей!

Избери нова парола оттук:
${link}

Линкът важи един час и работи веднъж. Ако не искаш нова парола, не прави нищо: старата остава.`,
  }),
  en: (link) => ({
    subject: 'A new password for your profile',
    body: `Hello!

Choose a new password here:
${link}

The link is good for one hour and works once. If you did not ask for it, do nothing: the old password stays.`,
  }),
};

const changedMails: Record<Language, Mail> = {
  bg: {
    subject: 'Паролата ти е сменена',
    body: `Здравей!

Паролата на профила ти току-що беше сменена и профилът излезе от всички устройства.

Ако не си ти, поискай веднага нова от страницата за вход („Забравена парола“) и се обади на оператора си.`,
  },
  en: {
    subject: 'Your password has been changed',
    body: `Hello!

The password of your profile has just been changed, and the profile was signed out on all devices.

If it was not you, ask for a new one at once on the sign-in page ("Forgotten password") and call your operator.`,
  },
};
