// What support sees of usage: the allowances of a number.

import { sql } from 'kysely';
import { inLanguage } from '#platform/languages.ts';
import { sofiaDay } from '#platform/clock.ts';
import type { ReadSupportFacts } from '#platform/server/support-facts.ts';
import { textFact, type SupportEntry } from '#platform/support-facts.ts';
import { percentUsed } from '../rules.ts';
import { stateOf } from './present.ts';
import type { AllowanceRow } from './usage-store.ts';

export const readUsageFacts: ReadSupportFacts = async (db, { customerId, services, language, today }) => {
  const { rows } = await sql<AllowanceRow & { service_id: string }>`
    select * from usage_allowance where customer_id = ${customerId} and service_id = any(${services}::text[])
      and ${today}::date between period_from and period_to order by service_id, allowance_id`.execute(db);
  return rows.map((row): SupportEntry => {
    const percent = percentUsed(stateOf(row));
    return {
      service: row.service_id,
      topic: 'usage',
      name: inLanguage({ bg: row.name_bg, en: row.name_en }, language),
      facts: [
        ...textFact('used_share', 'name', percent === null ? null : `${percent} %`),
        ...textFact('ends_on', 'day', row.period_to),
        ...textFact('measured_on', 'day', sofiaDay(new Date(row.measured_at))),
      ],
    };
  });
};
