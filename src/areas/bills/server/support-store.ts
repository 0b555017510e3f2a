// What support sees of bills: the open amount of the contract of a service, its last bills, and payments without a result.

import { sql } from 'kysely';
import { sofiaDay } from '#platform/clock.ts';
import type { ReadSupportFacts } from '#platform/server/support-facts.ts';
import { moneyFact, textFact, type SupportEntry } from '#platform/support-facts.ts';
import { billState } from '../rules.ts';

const lastBills = 3;

type BillFacts = { number: string; due_on: string; total_cents: number; open_cents: number };
type PaymentFacts = { number: string; state: string; cents: number; created_at: string };
type ContractRow = { service_id: string; open_cents: number; bills: BillFacts[]; payments: PaymentFacts[] };

export const readBillFacts: ReadSupportFacts = async (db, { customerId, services, today }) => {
  const { rows } = await sql<ContractRow>`
    select service.service_id, (select sum(open_cents)::integer from bill where bill.customer_id = service.customer_id
        and bill.contract_id = service.contract_id) as open_cents,
      (select coalesce(json_agg(last order by due_on desc, number desc), '[]') from (
        select bill_number as number, due_on, total_cents, open_cents from bill
        where bill.customer_id = service.customer_id and bill.contract_id = service.contract_id and kind = 'bill'
        order by issued_on desc, bill_number desc limit ${lastBills}) last) as bills,
      (select coalesce(json_agg(json_build_object('number', bill.bill_number, 'state', payment.state,
          'cents', part.amount_cents, 'created_at', payment.created_at) order by payment.created_at), '[]')
        from bill join bill_card_payment part using (customer_id, bill_id)
        join card_payment payment using (account_id, payment_id)
        where bill.customer_id = service.customer_id and bill.contract_id = service.contract_id
          and payment.state in ('at-bank', 'charging', 'refunding', 'refunded')) as payments
    from service where service.customer_id = ${customerId} and service.service_id = any(${services}::text[])
      and exists (select from bill where bill.customer_id = service.customer_id
        and bill.contract_id = service.contract_id)
    order by service.service_id`.execute(db);
  return rows.flatMap((row) => entriesOf(row, today));
};

function entriesOf({ service_id: service, open_cents, bills, payments }: ContractRow, today: string): SupportEntry[] {
  const topic = 'bills' as const;
  return [
    { service, topic, name: null, facts: moneyFact('open_amount', open_cents) },
    ...bills.map(({ number, due_on, total_cents, open_cents: openCents }) => ({
      service,
      topic,
      name: number,
      facts: [
        ...moneyFact('total', total_cents),
        ...textFact('due_on', 'day', due_on),
        ...textFact(
          'state',
          'choice',
          `bill_${billState({ totalCents: total_cents, openCents, dueOn: due_on }, today)}`,
        ),
      ],
    })),
    ...payments.map(({ number, state, cents, created_at }) => ({
      service,
      topic,
      name: number,
      facts: [
        ...moneyFact('payment', cents),
        ...textFact('started_on', 'day', sofiaDay(new Date(created_at))),
        ...textFact('state', 'choice', `payment_${paymentStates[state]}`),
      ],
    })),
  ];
}

/** Whether the user is at the bank or the bank is charging, the result is unknown. */
const paymentStates: Record<string, string> = {
  'at-bank': 'unknown',
  charging: 'unknown',
  refunding: 'refunding',
  refunded: 'refunded',
};
