// The SMS texts about roaming, in the language of the recipient.

import { shownDay } from '#platform/clock.ts';
import { inLanguage, type Language } from '#platform/languages.ts';
import { priceOf, shownPrice } from '#platform/money.ts';
import type { PlanRow } from './roaming-store.ts';

type LocalizedName = { name_bg: string; name_en: string };
type ChangedPlan = LocalizedName & Pick<PlanRow, 'pending' | 'packages'>;

export function modifiedText(language: Language, plans: readonly ChangedPlan[]): string {
  const outcomes = plans.map((plan) => inLanguage({ bg: outcomeBg(plan), en: outcomeEn(plan) }, language));
  return `${inLanguage({ bg: 'Роуминг', en: 'Roaming' }, language)}: ${outcomes.join(', ')}.`;
}

function outcomeBg({ name_bg, pending, packages }: ChangedPlan): string {
  const staying = packages.filter(({ status }) => status === 'active').length;
  if (pending === 'activate') return staying > 0 ? `още един пакет „${name_bg}“ е активен` : `„${name_bg}“ е активен`;
  if (staying === 0) return `„${name_bg}“ вече не е активен`;
  return `един пакет „${name_bg}“ вече не е активен, остава${staying === 1 ? ' още един' : `т още ${staying}`}`;
}

function outcomeEn({ name_en, pending, packages }: ChangedPlan): string {
  const staying = packages.filter(({ status }) => status === 'active').length;
  if (pending === 'activate') return staying > 0 ? `one more “${name_en}” is active` : `“${name_en}” is active`;
  if (staying === 0) return `“${name_en}” is no longer active`;
  return `one “${name_en}” is no longer active, ${staying} more ${staying === 1 ? 'stays' : 'stay'}`;
}

export function notModifiedText(language: Language, plans: readonly ChangedPlan[]): string {
  const names = plans.map((plan) => nameIn(language, plan)).join(', ');
  return inLanguage(
    {
      bg: `Роуминг: промяната не стана (${names}). Всичко е както преди и нищо не ти е таксувано.`,
      en: `Roaming: the change was not made (${names}). Everything is as before and you are charged nothing.`,
    },
    language,
  );
}

export function limitsText(language: Language, drtCents: number, creditCents: number | null): string {
  const sum = (cents: number) => shownPrice(priceOf(cents)[0]!, language);
  const credit = creditCents === null ? null : sum(creditCents);
  return inLanguage(
    {
      bg: `Лимитът ти за данни в роуминг е ${sum(drtCents)}${credit ? `, кредитният ти лимит е ${credit}` : ''}.`,
      en: `Your data roaming limit is ${sum(drtCents)}${credit ? `, your credit limit is ${credit}` : ''}.`,
    },
    language,
  );
}

type Reminder = {
  country: LocalizedName;
  startsOn: string;
  isRoamingActive: boolean;
  missingPlan: LocalizedName | null;
};

export function tripText(language: Language, { country, startsOn, isRoamingActive, missingPlan }: Reminder): string {
  const day = shownDay(startsOn);
  const place = nameIn(language, country);
  const plan = missingPlan && nameIn(language, missingPlan);
  const roamingBg = isRoamingActive ? 'Роумингът ти е включен.' : 'Роумингът ти е изключен.';
  const roamingEn = isRoamingActive ? 'Your roaming is on.' : 'Your roaming is off.';
  return inLanguage(
    {
      bg: `Пътуваш на ${day}: ${place}. ${roamingBg}${plan ? ` „${plan}“ още не е активен.` : ''}`,
      en: `You travel on ${day}: ${place}. ${roamingEn}${plan ? ` “${plan}” is not active yet.` : ''}`,
    },
    language,
  );
}

function nameIn(language: Language, { name_bg, name_en }: LocalizedName): string {
  return inLanguage({ bg: name_bg, en: name_en }, language);
}
