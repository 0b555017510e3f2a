import { shownDay } from '#platform/clock.ts';
import { inLanguage, type Language } from '#platform/languages.ts';
import { priceOf, shownPrice } from '#platform/money.ts';

const price = (cents: number, language: Language) => shownPrice(priceOf(cents)[0]!, language);

/** Without a last free day it costs from today. */
export const musicName = { bg: '„Ноти“', en: 'Noti music' } as const;

export function startedText(language: Language, freeUntil: string | null, cents: number): string {
  const freeBg = freeUntil ? `До ${shownDay(freeUntil)} не плащаш, после е` : 'Таксата е';
  const freeEn = freeUntil ? `It is free until ${shownDay(freeUntil)}, then` : 'It costs';
  return inLanguage(
    {
      bg: `„Ноти“ е активна. ${freeBg} ${price(cents, language)} на месец. Спираш я, когато поискаш.`,
      en: `Noti is active. ${freeEn} ${price(cents, language)} a month. You can stop it any time.`,
    },
    language,
  );
}

export function stoppedText(language: Language, lastDay: string): string {
  return inLanguage(
    {
      bg: `Спря „Ноти“. Слушаш до ${shownDay(lastDay)}, после не плащаш нищо.`,
      en: `You stopped Noti. You can listen until ${shownDay(lastDay)} and pay nothing after that.`,
    },
    language,
  );
}

export function reminderText(freeUntil: string, cents: number): string {
  return `Безплатният ти период за „Ноти“ е до ${shownDay(freeUntil)}. После е ${price(cents, 'bg')} на месец. Можеш да я спреш в портала.`;
}
