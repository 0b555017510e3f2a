import { writeMail, type Mail } from '#platform/mail.ts';

export function passwordLinkMail(language: string, link: string): Mail {
  return writeMail(language, {
    bg: {
      subject: 'Нова парола за профила ти',
      paragraphs: ['Поискана е нова парола за профила ти.'],
      actions: [{ text: 'Избери нова парола', link }],
      note: 'Линкът важи един час и работи веднъж. Ако не искаш нова парола, не прави нищо: старата остава.',
    },
    en: {
      subject: 'A new password for your profile',
      paragraphs: ['A new password was asked for your profile.'],
      actions: [{ text: 'Choose a new password', link }],
      note: 'The link is good for one hour and works once. If you did not ask for it, do nothing: the old password stays.',
    },
  });
}

export function passwordChangedMail(language: string): Mail {
  return writeMail(language, {
    bg: {
      subject: 'Паролата ти е сменена',
      paragraphs: ['Паролата на профила ти току-що беше сменена и профилът излезе от всички устройства.'],
      note: 'Ако не си ти, поискай веднага нова от страницата за вход („Забравена парола“) и се обади на оператора си.',
    },
    en: {
      subject: 'Your password has been changed',
      paragraphs: [
        'The password of your profile has just been changed, and the profile was signed out on all devices.',
      ],
      note: 'If it was not you, ask for a new one at once on the sign-in page ("Forgotten password") and call your operator.',
    },
  });
}

/** To the owner of a closed profile who tried to sign in or requested a new password. */
export function closedProfileMail(language: string, { link, until }: { link: string; until: string }): Mail {
  return writeMail(language, {
    bg: {
      subject: 'Върни закрития си профил',
      paragraphs: [
        `Някой опита да влезе в профила ти или поиска нова парола, но профилът е закрит. Ако си ти, можеш да го върнеш до ${until}.`,
        'После влез с паролата си. Ако не я помниш, избери „Забравена парола“ на страницата за вход.',
      ],
      actions: [{ text: 'Върни профила', link }],
      note: 'Ако не си ти, не прави нищо: профилът остава закрит.',
    },
    en: {
      subject: 'Restore your closed profile',
      paragraphs: [
        `Somebody tried to sign in to your profile or asked for a new password, but the profile is closed. If it was you, you can restore it until ${until}.`,
        'Then sign in with your password. If you have forgotten it, choose "Forgotten password" on the sign-in page.',
      ],
      actions: [{ text: 'Restore the profile', link }],
      note: 'If it was not you, do nothing: the profile stays closed.',
    },
  });
}
