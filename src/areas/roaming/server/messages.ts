// The texts sent by SMS about roaming, in the language of who gets them.

import { shownDay } from '#platform/clock.ts';
import type { Language } from '#platform/languages.ts';
import { priceOf, shownPrice } from '#platform/money.ts';
import type { PlanRow } from './roaming-store.ts';

type Named = { name_bg: string; name_en: string };
type Changed = Named & Pick<PlanRow, 'pending'>;

export function modifiedText(language: Language, plans: readonly Changed[]): string {
  const said = plans.map((plan) => {
    const isOn = plan.pending === 'activate';
    if (language === 'bg') return `„${plan.name_bg}“ ${isOn ? 'е активен' : 'вече не е активен'}`;
    return `“${plan.name_en}” ${isOn ? 'is active' : 'is no longer active'}`;
  });
  return `${language === 'bg' ? 'Роуминг' : 'Roaming'}: ${said.join(', ')}.`;
}

export function notModifiedText(language: Language, plans: readonly Changed[]): string {
  const names = plans.map((plan) => nameIn(language, plan)).join(', ');
  return language === 'bg'
    ? `Роуминг: промяната не стана (${names}). Всичко е както преди и нищо не ти е таксувано.`
    : `Roaming: the change was not made (${names}). Everything is as before and you are charged nothing.`;
}

export function limitsText(language: Language, drtCents: number, creditCents: number | null): string {
  const sum = (cents: number) => shownPrice(priceOf(cents)[0]!, language);
  const credit = creditCents === null ? null : sum(creditCents);
  if (language === 'bg') {
    return `Лимитът ти за данни в роуминг е ${sum(drtCents)}${credit ? `, кредитният ти лимит е ${credit}` : ''}.`;
  }
  return `Your data roaming limit is ${sum(drtCents)}${credit ? `, your credit limit is ${credit}` : ''}.`;
}

type Reminder = { country: Named; startsOn: string; isRoamingActive: boolean; missingPlan: Named | null };

export function tripText(language: Language, { country, startsOn, isRoamingActive, missingPlan }: Reminder): string {
  const day = shownDay(startsOn);
  const place = nameIn(language, country);
  const plan = missingPlan && nameIn(language, missingPlan);
  if (language === 'bg') {
    const roaming = isRoamingActive ? 'Роумингът ти е включен.' : 'Роумингът ти е изключен.';
    return `Пътуваш на ${day}: ${place}. ${roaming}${plan ? ` „${plan}“ още не е активен.` : ''}`;
  }
  const roaming = isRoamingActive ? 'Your roaming is on.' : 'Your roaming is off.';
  return `You travel on ${day}: ${place}. ${roaming}${plan ? ` “${plan}” is not active yet.` : ''}`;
}

function nameIn(language: Language, { name_bg, name_en }: Named): string {
  return language === 'bg' ? name_bg : name_en;
}
