// What support sees of withdrawals.

import { sql } from 'kysely';
import { sofiaDay } from '#platform/clock.ts';
import { inLanguage } from '#platform/languages.ts';
import type { ReadSupportFacts } from '#platform/server/support-facts.ts';
import { moneyFact, textFact } from '#platform/support-facts.ts';

const lastWithdrawals = 10;

type WithdrawalFacts = {
  service_id: string | null;
  name_bg: string;
  name_en: string;
  submitted_at: Date;
  state: string;
  due_cents: number;
  refund_cents: number;
  refund_to: string;
  refund_state: string;
};

/** A withdrawal of no service is shown at the first one. */
export const readWithdrawalFacts: ReadSupportFacts = async (db, { customerId, services, language }) => {
  const [first] = services;
  if (first === undefined) return [];
  const { rows } = await sql<WithdrawalFacts>`
    select service_id, name_bg, name_en, submitted_at, state, due_cents, refund_cents, refund_to, refund_state
    from withdrawal join purchase using (customer_id, purchase_id)
    where customer_id = ${customerId} order by submitted_at desc limit ${lastWithdrawals}`.execute(db);
  return rows.map((row) => ({
    service: row.service_id !== null && services.includes(row.service_id) ? row.service_id : first,
    topic: 'withdrawals' as const,
    name: inLanguage({ bg: row.name_bg, en: row.name_en }, language),
    facts: [
      ...textFact('started_on', 'day', sofiaDay(row.submitted_at)),
      ...textFact('state', 'choice', `withdrawal_${row.state}`),
      ...moneyFact('due', row.due_cents),
      ...moneyFact('refund', row.refund_cents > 0 ? row.refund_cents : null),
      ...textFact('way', 'choice', row.refund_cents > 0 ? `way_${row.refund_to}` : null),
      ...textFact('payment', 'choice', row.refund_cents > 0 ? `refund_${row.refund_state}` : null),
    ],
  }));
};
