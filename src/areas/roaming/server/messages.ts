// The SMS about roaming.

import { shownDay } from '#platform/clock.ts';
import { inLanguage, type Language } from '#platform/languages.ts';
import { priceOf, shownPrice } from '#platform/money.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { textReader } from '#platform/server/messages/read-texts.ts';
import { renderSms } from '#platform/server/messages/render-message.ts';
import { roamingMessages } from '../messages.ts';
import type { PlanRow } from './roaming-store.ts';

type LocalizedName = { name_bg: string; name_en: string };
type ChangedPlan = LocalizedName & Pick<PlanRow, 'pending' | 'packages'>;

export async function modifiedText(tx: Tx, language: Language, plans: readonly ChangedPlan[]): Promise<string> {
  const text = await textReader(tx, roamingMessages, language);
  const outcomes = plans.map((plan) =>
    text(plan.pending === 'activate' ? 'part.plan_activated' : 'part.plan_deactivated', {
      name: nameIn(language, plan),
      staying: plan.packages.filter(({ status }) => status === 'active').length,
    }),
  );
  return text('sms.modified', { outcomes: outcomes.join(', ') });
}

export function notModifiedText(tx: Tx, language: Language, plans: readonly ChangedPlan[]): Promise<string> {
  const names = plans.map((plan) => nameIn(language, plan)).join(', ');
  return renderSms(tx, roamingMessages, { name: 'sms.not_modified', language, values: { names } });
}

type Limits = { drtCents: number; creditCents: number | null };

export function limitsText(tx: Tx, language: Language, { drtCents, creditCents }: Limits): Promise<string> {
  const sum = (cents: number) => shownPrice(priceOf(cents)[0]!, language);
  const values = { data: sum(drtCents), hasCredit: creditCents !== null, credit: sum(creditCents ?? 0) };
  return renderSms(tx, roamingMessages, { name: 'sms.limits', language, values });
}

type Reminder = {
  country: LocalizedName;
  startsOn: string;
  isRoamingActive: boolean;
  missingPlan: LocalizedName | null;
};

export function tripText(
  tx: Tx,
  language: Language,
  { country, startsOn, isRoamingActive, missingPlan }: Reminder,
): Promise<string> {
  const values = {
    day: shownDay(startsOn),
    country: nameIn(language, country),
    isActive: isRoamingActive,
    isPlanMissing: missingPlan !== null,
    plan: missingPlan ? nameIn(language, missingPlan) : '',
  };
  return renderSms(tx, roamingMessages, { name: 'sms.trip', language, values });
}

function nameIn(language: Language, { name_bg, name_en }: LocalizedName): string {
  return inLanguage({ bg: name_bg, en: name_en }, language);
}
