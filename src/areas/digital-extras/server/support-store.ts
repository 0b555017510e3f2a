// What support sees of the extras of a number: price, terms and end.

import { inLanguage } from '#platform/languages.ts';
import type { ReadSupportFacts } from '#platform/server/support-facts.ts';
import { moneyFact, textFact } from '#platform/support-facts.ts';

export const readExtraFacts: ReadSupportFacts = async (db, { customerId, services, language }) => {
  const rows = await db
    .selectFrom('service_extra as held')
    .innerJoin('extra', 'extra.code', 'held.code')
    .select((eb) => [
      'held.service_id',
      'held.code',
      eb.ref(inLanguage({ bg: 'extra.name_bg', en: 'extra.name_en' } as const, language)).as('name'),
      'held.period_state',
      'held.price_cents',
      'held.price_ends_on',
      'held.activated_on',
      'held.deactivates_on',
    ])
    .where('held.customer_id', '=', customerId)
    .where('held.service_id', 'in', services)
    .where('held.status', '<>', 'Inactive')
    .orderBy('held.code')
    .execute();
  return rows.map((row) => ({
    service: row.service_id,
    topic: 'extras',
    code: row.code,
    name: row.name,
    facts: [
      ...textFact('terms', 'choice', row.period_state),
      ...moneyFact('price', row.period_state === 'Free' ? 0 : row.price_cents),
      ...textFact('price_until', 'day', row.price_ends_on),
      ...textFact('activated_on', 'day', row.activated_on),
      ...textFact('ends_on', 'day', row.deactivates_on),
    ],
  }));
};
