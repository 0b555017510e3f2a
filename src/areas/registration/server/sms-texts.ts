import { inLanguage } from '#platform/languages.ts';
import { maskedEmail } from '../rules.ts';

export function codeSms(language: string, code: string): string {
  return inLanguage(
    {
      bg: `Кодът, с който доказваш, че номерът е твой, е ${code}. Важи 10 минути. Не го давай на никого.`,
      en: `Your code to prove that the number is yours is ${code}. It is good for 10 minutes. Give it to nobody.`,
    },
    language,
  );
}

/** On the phone itself the link is quicker than the code. */
export function notOwnerSms(language: string, code: string, link: string): string {
  return inLanguage(
    {
      bg: `Кодът ти е ${code}. Въведи го, където се регистрираш, или отвори тук ${link}`,
      en: `Your code is ${code}. Enter it where you register, or open ${link} here.`,
    },
    language,
  );
}

/** Informs the person with the phone that a profile manages the number. */
export function addedSms(language: string, email: string): string {
  return inLanguage(
    {
      bg: `Номерът вече се управлява от профил ${maskedEmail(email)}. Ако не го познаваш, обади се на оператора си.`,
      en: `This number is now managed by the profile ${maskedEmail(email)}. If you do not know it, call your operator.`,
    },
    language,
  );
}
