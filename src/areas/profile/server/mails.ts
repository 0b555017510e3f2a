// The e-mails of the profile, in the language of the account.

import { defaultLanguage, isLanguage, type Language } from '#platform/languages.ts';

export type Mail = { subject: string; body: string };

const known = (language: string): Language => (isLanguage(language) ? language : defaultLanguage);

export function confirmEmailMail(language: string, { code, link }: { code: string; link: string }): Mail {
  return {
    bg: {
      subject: 'Потвърди новия си имейл',
      body: `Здравей!

Потвърди този адрес оттук:
${link}

Или въведи в профила си кода ${code}.

Линкът и кодът важат 24 часа. Ако не си искал нов имейл, не прави нищо: старият остава.`,
    },
    en: {
      subject: 'Confirm your new e-mail',
      body: `Hello!

Confirm this address here:
${link}

Or enter the code ${code} in your profile.

The link and the code are good for 24 hours. If you did not ask for a new e-mail, do nothing: the old one stays.`,
    },
  }[known(language)];
}

export function emailChangeAskedMail(language: string, newEmail: string): Mail {
  return {
    bg: {
      subject: 'Поискана е смяна на имейла ти',
      body: `Здравей!

Някой с твоята парола поиска имейлът на профила ти да стане ${newEmail}. Досегашният важи, докато новият не бъде потвърден.

Ако не си ти, смени паролата си веднага и се обади на оператора си.`,
    },
    en: {
      subject: 'A change of your e-mail was asked for',
      body: `Hello!

Somebody with your password asked for the e-mail of your profile to become ${newEmail}. The present one stays in force until the new one is confirmed.

If it was not you, change your password at once and call your operator.`,
    },
  }[known(language)];
}

export function emailChangedMail(language: string, newEmail: string): Mail {
  return {
    bg: {
      subject: 'Имейлът ти е сменен',
      body: `Здравей!

Имейлът на профила ти вече е ${newEmail}. На този адрес повече няма да ти пишем.

Ако не си ти, обади се веднага на оператора си.`,
    },
    en: {
      subject: 'Your e-mail has been changed',
      body: `Hello!

The e-mail of your profile is now ${newEmail}. We will not write to this address any more.

If it was not you, call your operator at once.`,
    },
  }[known(language)];
}

export function passwordChangedMail(language: string): Mail {
  return {
    bg: {
      subject: 'Паролата ти е сменена',
      body: `Здравей!

Паролата на профила ти току-що беше сменена и профилът излезе от всички други устройства.

Ако не си ти, поискай веднага нова от страницата за вход („Забравена парола“) и се обади на оператора си.`,
    },
    en: {
      subject: 'Your password has been changed',
      body: `Hello!

The password of your profile has just been changed, and the profile was signed out on all other devices.

If it was not you, ask for a new one at once on the sign-in page ("Forgotten password") and call your operator.`,
    },
  }[known(language)];
}

export function cardSavedMail(language: string, { name, before }: { name: string; before: string | null }): Mail {
  return {
    bg: {
      subject: before ? 'Картата ти е сменена' : 'Добавена е карта в профила ти',
      body: `Здравей!

${before ? `На мястото на карта ${before} вече е карта ${name}. Тя плаща всичко, което плащаше предишната.` : `В профила ти е запазена карта ${name}. Тя не плаща нищо, докато не избереш какво.`}

Ако не си ти, махни картата от профила си, смени паролата и се обади на банката си.`,
    },
    en: {
      subject: before ? 'Your card has been replaced' : 'A card was added to your profile',
      body: `Hello!

${before ? `Card ${name} has taken the place of card ${before}. It pays all that the one before did.` : `Card ${name} is saved in your profile. It pays nothing until you choose what.`}

If it was not you, remove the card from your profile, change your password and call your bank.`,
    },
  }[known(language)];
}

export function deactivatedMail(language: string, { link, until }: { link: string; until: string }): Mail {
  return {
    bg: {
      subject: 'Профилът ти е закрит',
      body: `Здравей!

Профилът ти е закрит и вече не можеш да влезеш в него. Договорите и услугите ти остават.

Ако размислиш, върни го до ${until} оттук:
${link}

След това изтриваме данните от профила, освен онова, което законът ни задължава да пазим.`,
    },
    en: {
      subject: 'Your profile is closed',
      body: `Hello!

Your profile is closed and you cannot sign in to it any more. Your contracts and services stay.

If you change your mind, bring it back until ${until} here:
${link}

After that we erase what the profile held, except what the law makes us keep.`,
    },
  }[known(language)];
}

export function restoredMail(language: string): Mail {
  return {
    bg: {
      subject: 'Профилът ти е отново отворен',
      body: 'Здравей!\n\nПрофилът ти е върнат. Влез с имейла и паролата си.',
    },
    en: {
      subject: 'Your profile is open again',
      body: 'Hello!\n\nYour profile is back. Sign in with your e-mail and password.',
    },
  }[known(language)];
}
