// What support sees of a prepaid number: its balance, and the last top-ups.

import { sql } from 'kysely';
import { sofiaDay } from '#platform/clock.ts';
import { availableCents } from '#platform/server/number-balance.ts';
import type { ReadSupportFacts } from '#platform/server/support-facts.ts';
import { moneyFact, textFact, type SupportEntry } from '#platform/support-facts.ts';

const lastTopUps = 3;

type TopUpFacts = { amount_cents: number | null; state: string; way: string; created_at: string };
type BalanceFacts = {
  service_id: string;
  cents: number | null;
  valid_until: string | null;
  measured_at: Date | null;
  top_ups: TopUpFacts[];
};

export const readBalanceFacts: ReadSupportFacts = async (db, { customerId, services }) => {
  const { rows } = await sql<BalanceFacts>`
    select service.service_id, ${sql.raw(availableCents)} as cents, balance.valid_until, balance.measured_at,
      (select coalesce(json_agg(last order by created_at desc), '[]') from (
        select amount_cents, state, way, created_at from top_up where top_up.customer_id = service.customer_id
          and top_up.service_id = service.service_id order by created_at desc limit ${lastTopUps}) last) as top_ups
    from service join tariff using (tariff_id) left join prepaid_balance balance using (customer_id, service_id)
    where service.customer_id = ${customerId} and service.service_id = any(${services}::text[])
      and tariff.is_prepaid and service.msisdn_type = 'Mobile'
    order by service.service_id`.execute(db);
  return rows.flatMap(entriesOf);
};

function entriesOf({ service_id: service, cents, valid_until, measured_at, top_ups }: BalanceFacts): SupportEntry[] {
  const topic = 'balance' as const;
  const facts = [
    ...moneyFact('balance', cents),
    ...textFact('ends_on', 'day', valid_until),
    ...textFact('measured_on', 'day', measured_at && sofiaDay(measured_at)),
  ];
  return [
    ...(facts.length > 0 ? [{ service, topic, name: null, facts }] : []),
    ...top_ups.map(({ amount_cents, state, way, created_at }) => ({
      service,
      topic,
      name: null,
      facts: [
        ...moneyFact('top_up', amount_cents),
        ...textFact('started_on', 'day', sofiaDay(new Date(created_at))),
        ...textFact('way', 'choice', `way_${way}`),
        ...textFact('state', 'choice', `top_up_${state}`),
      ],
    })),
  ];
}
