import type { Language } from '#platform/languages.ts';
import { writeMail, type Mail } from '#platform/mail.ts';
import { readableNumber } from '#platform/msisdn.ts';

export function activationMail(language: string, { code, link }: { code: string; link: string }): Mail {
  return writeMail(language, {
    bg: {
      subject: 'Потвърди имейла си',
      paragraphs: ['Остават няколко стъпки до профила ти. Въведи кода или продължи оттук, на което устройство искаш.'],
      code,
      actions: [{ text: 'Потвърди имейла', link }],
      note: 'Кодът важи 10 минути, линкът 24 часа. Ако не си ти, не прави нищо: без теб профил няма да има.',
    },
    en: {
      subject: 'Confirm your e-mail',
      paragraphs: ['A few steps are left to your profile. Enter the code or go on from here, on any device you like.'],
      code,
      actions: [{ text: 'Confirm the e-mail', link }],
      note: 'The code is good for 10 minutes, the link for 24 hours. If you did not begin to register, do nothing: there will be no profile without you.',
    },
  });
}

/** To a user who already has a profile; the caller gets no hint. */
export function alreadyRegisteredMail(language: string, { link }: { link: string }): Mail {
  return writeMail(language, {
    bg: {
      subject: 'Вече имаш профил',
      paragraphs: [
        'Някой започна регистрация с този имейл. Ако си ти: вече имаш профил, само влез.',
        'Не помниш паролата? На страницата за вход има „Забравена парола“.',
      ],
      actions: [{ text: 'Влез в профила', link }],
      note: 'Ако не си ти, не прави нищо: профилът ти не е променен.',
    },
    en: {
      subject: 'You already have a profile',
      paragraphs: [
        'Somebody began to register with this e-mail. If it was you: you have a profile already, just sign in.',
        'Forgot the password? The sign-in page has "Forgotten password".',
      ],
      actions: [{ text: 'Sign in', link }],
      note: 'If it was not you, do nothing: your profile has not changed.',
    },
  });
}

/** To the owner of a closed profile; the caller gets no hint. */
export function registeredButClosedMail(language: string, { link, until }: { link: string; until: string }): Mail {
  return writeMail(language, {
    bg: {
      subject: 'Върни закрития си профил',
      paragraphs: [
        `Някой започна регистрация с този имейл, но с него вече има профил и той е закрит. Ако си ти, можеш да го върнеш до ${until}. След това го изтриваме и можеш да се регистрираш наново.`,
      ],
      actions: [{ text: 'Върни профила', link }],
      note: 'Ако не си ти, не прави нищо: профилът остава закрит.',
    },
    en: {
      subject: 'Restore your closed profile',
      paragraphs: [
        `Somebody began to register with this e-mail, but it already has a profile, and that profile is closed. If it was you, you can restore it until ${until}. After that we erase it and you can register again.`,
      ],
      actions: [{ text: 'Restore the profile', link }],
      note: 'If it was not you, do nothing: the profile stays closed.',
    },
  });
}

export type ApprovalRequest = {
  email: string;
  holderName: string;
  serviceNumber: string;
  otherServices: number;
  until: string;
  link: string;
};

/** In both languages, because the language of the approver is unknown. */
export function approvalMail(asked: ApprovalRequest): Mail {
  const number = readableNumber(asked.serviceNumber);
  const others = otherServicesIn(asked.otherServices);
  const content = {
    subject: `${asked.holderName}: одобри профил / approve a profile`,
    paragraphs: [
      `${asked.email} иска да управлява ${number}${others.bg} на ${asked.holderName}. Познаваш ли този човек?`,
      `${asked.email} asks to manage ${number}${others.en} of ${asked.holderName}. Do you know them?`,
    ],
    actions: [{ text: 'Отговори с „Да“ или „Не“ / Answer yes or no', link: asked.link }],
    note: `Линкът важи до ${asked.until} и работи веднъж. Отварянето му не одобрява нищо. / The link is good until ${asked.until} and works once. Opening it approves nothing.`,
  };
  return writeMail('bg', { bg: content, en: content });
}

function otherServicesIn(count: number): Record<Language, string> {
  if (count === 0) return { bg: '', en: '' };
  return count === 1
    ? { bg: ' и още 1 услуга', en: ' and 1 more service' }
    : { bg: ` и още ${count} услуги`, en: ` and ${count} more services` };
}

export function profileReadyMail(language: string, { link }: { link: string }): Mail {
  return writeMail(language, {
    bg: {
      subject: 'Профилът ти е готов',
      paragraphs: ['Влез с имейла си и паролата, която избра.'],
      actions: [{ text: 'Влез в профила', link }],
      note: 'Ако не си ти, обади се на оператора си.',
    },
    en: {
      subject: 'Your profile is ready',
      paragraphs: ['Sign in with your e-mail and the password you chose.'],
      actions: [{ text: 'Sign in', link }],
      note: 'If you did not register, call your operator.',
    },
  });
}

export function serviceAddedMail(
  language: string,
  { serviceNumber, link }: { serviceNumber: string; link: string },
): Mail {
  const number = readableNumber(serviceNumber);
  return writeMail(language, {
    bg: {
      subject: 'Имаш нова услуга в профила си',
      paragraphs: [`Добавена е услугата ${number}.`],
      actions: [{ text: 'Виж услугите си', link }],
      note: 'Ако не си ти, смени паролата си веднага и се обади на оператора си.',
    },
    en: {
      subject: 'There is a new service in your profile',
      paragraphs: [`The service ${number} was added.`],
      actions: [{ text: 'See your services', link }],
      note: 'If it was not you, change your password at once and call your operator.',
    },
  });
}

export function approvalRefusedMail(language: string, { holderName }: { holderName: string }): Mail {
  return writeMail(language, {
    bg: {
      subject: 'Профилът ти не е одобрен',
      paragraphs: [
        `${holderName} не одобри да управляваш услугите им. Говори с тях и опитай отново, ако е станала грешка.`,
      ],
    },
    en: {
      subject: 'Your profile was not approved',
      paragraphs: [
        `${holderName} did not approve that you manage their services. Talk to them and try again if that was a mistake.`,
      ],
    },
  });
}
