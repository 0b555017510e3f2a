import { writeMail, type Mail } from '#platform/mail.ts';

export function confirmEmailMail(language: string, { code, link }: { code: string; link: string }): Mail {
  return writeMail(language, {
    bg: {
      subject: 'Потвърди новия си имейл',
      paragraphs: ['Потвърди този адрес с бутона или въведи кода в профила си.'],
      code,
      actions: [{ text: 'Потвърди адреса', link }],
      note: 'Линкът и кодът важат 24 часа. Ако не искаш нов имейл, не прави нищо: старият остава.',
    },
    en: {
      subject: 'Confirm your new e-mail',
      paragraphs: ['Confirm this address with the button, or enter the code in your profile.'],
      code,
      actions: [{ text: 'Confirm the address', link }],
      note: 'The link and the code are good for 24 hours. If you did not ask for a new e-mail, do nothing: the old one stays.',
    },
  });
}

export function emailChangeAskedMail(language: string, newEmail: string): Mail {
  return writeMail(language, {
    bg: {
      subject: 'Поискана е смяна на имейла ти',
      paragraphs: [
        `Някой с твоята парола поиска имейлът на профила ти да стане ${newEmail}. Досегашният важи, докато новият не бъде потвърден.`,
      ],
      note: 'Ако не си ти, смени паролата си веднага и се обади на оператора си.',
    },
    en: {
      subject: 'A change of your e-mail was asked for',
      paragraphs: [
        `Somebody with your password asked for the e-mail of your profile to become ${newEmail}. The present one stays in force until the new one is confirmed.`,
      ],
      note: 'If it was not you, change your password at once and call your operator.',
    },
  });
}

export function emailChangedMail(language: string, newEmail: string): Mail {
  return writeMail(language, {
    bg: {
      subject: 'Имейлът ти е сменен',
      paragraphs: [`Имейлът на профила ти вече е ${newEmail}. На този адрес повече няма да ти пишем.`],
      note: 'Ако не си ти, обади се веднага на оператора си.',
    },
    en: {
      subject: 'Your e-mail has been changed',
      paragraphs: [`The e-mail of your profile is now ${newEmail}. We will not write to this address any more.`],
      note: 'If it was not you, call your operator at once.',
    },
  });
}

export function passwordChangedMail(language: string): Mail {
  return writeMail(language, {
    bg: {
      subject: 'Паролата ти е сменена',
      paragraphs: ['Паролата на профила ти току-що беше сменена и профилът излезе от всички други устройства.'],
      note: 'Ако не си ти, поискай веднага нова от страницата за вход („Забравена парола“) и се обади на оператора си.',
    },
    en: {
      subject: 'Your password has been changed',
      paragraphs: [
        'The password of your profile has just been changed, and the profile was signed out on all other devices.',
      ],
      note: 'If it was not you, ask for a new one at once on the sign-in page ("Forgotten password") and call your operator.',
    },
  });
}

export function deactivatedMail(language: string, { link, until }: { link: string; until: string }): Mail {
  return writeMail(language, {
    bg: {
      subject: 'Профилът ти е закрит',
      paragraphs: [
        'Профилът ти е закрит и вече не можеш да влезеш в него. Автоматичните плащания са спрени. Договорите и услугите ти остават.',
        `Ако размислиш, можеш да го върнеш до ${until}, заедно с картите и адресите си. Автоматичните плащания ще включиш наново.`,
      ],
      actions: [{ text: 'Върни профила', link }],
      note: 'След това изтриваме данните от профила, освен онова, което законът ни задължава да пазим.',
    },
    en: {
      subject: 'Your profile is closed',
      paragraphs: [
        'Your profile is closed and you cannot sign in to it any more. Automatic payments are stopped. Your contracts and services stay.',
        `If you change your mind, you can bring it back until ${until}, with your cards and addresses. Automatic payments you switch on again.`,
      ],
      actions: [{ text: 'Bring the profile back', link }],
      note: 'After that we erase what the profile held, except what the law makes us keep.',
    },
  });
}

export function restoredMail(language: string): Mail {
  return writeMail(language, {
    bg: {
      subject: 'Профилът ти е отново отворен',
      paragraphs: [
        'Профилът ти е върнат. Влез с имейла и паролата си.',
        'Картите и адресите ти са тук. Автоматичните плащания са спрени: включи ги наново, ако ги искаш.',
      ],
    },
    en: {
      subject: 'Your profile is open again',
      paragraphs: [
        'Your profile is back. Sign in with your e-mail and password.',
        'Your cards and addresses are here. Automatic payments are stopped: switch them on again if you want them.',
      ],
    },
  });
}
