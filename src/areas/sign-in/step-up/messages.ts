// The messages of step-up: its code, and the announcement of a recovery.

import { shownMoment } from '#platform/clock.ts';
import { inLanguage, type Language } from '#platform/languages.ts';
import { writeMail, type Mail } from '#platform/mail.ts';

export function stepUpSms(language: Language, code: string): string {
  return inLanguage(
    {
      bg: `${code} потвърждава промяна в профила ти, която иска втора проверка. Важи 10 минути. Не го давай на никого.`,
      en: `${code} confirms a change in your profile that needs a second check. It is good for 10 minutes. Give it to nobody.`,
    },
    language,
  );
}

type Recovery = { link: string; usableFrom: Date };

export function recoverySms(language: Language, { link, usableFrom }: Recovery): string {
  const moment = shownMoment(usableFrom);
  return inLanguage(
    {
      bg: `Някой поиска да променя профила ти без паролата. Ще може от ${moment}. Не си ти? Откажи: ${link}`,
      en: `Somebody asked to change your profile without its password. It will be possible from ${moment}. Not you? Cancel: ${link}`,
    },
    language,
  );
}

export function recoveryMail(language: Language, { link, usableFrom }: Recovery): Mail {
  const moment = shownMoment(usableFrom);
  return writeMail(language, {
    bg: {
      subject: 'Поискан е достъп без парола',
      paragraphs: [
        'От устройство, което е влязло в профила ти, е поискано да се сменят данни за достъп без паролата и без стария номер.',
        `Това ще бъде възможно от ${moment}. Дотогава нищо не се променя.`,
      ],
      actions: [{ text: 'Не съм аз, откажи', link }],
      note: 'Ако откажеш, излизаме и от устройството, от което е поискано. Ако си ти, не прави нищо.',
    },
    en: {
      subject: 'Access without the password was requested',
      paragraphs: [
        'A device that is signed in to your profile asked to change your access details without the password and the old number.',
        `This will be possible from ${moment}. Nothing changes until then.`,
      ],
      actions: [{ text: 'It was not me, cancel', link }],
      note: 'If you cancel, the device that asked is signed out, too. If it was you, do nothing.',
    },
  });
}
