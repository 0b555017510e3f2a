// The bills of a user, and one bill with its explanation, built by PostgreSQL in one statement: the baseline for the
// portal's reads.

import { automaticCard } from '#platform/server/automatic-card.ts';
import { price } from './floor-price.ts';

const today = `(now() at time zone 'Europe/Sofia')::date`;

const pendingPart = `from bill_card_payment part join card_payment payment using (account_id, payment_id)
  where part.customer_id = bill.customer_id and part.bill_id = bill.bill_id and payment.state in ('at-bank', 'charging')`;

const fields = `'bill_id', bill.bill_id, 'number', bill.bill_number, 'contract_id', bill.contract_id, 'kind', bill.kind,
  'period_from', bill.period_from, 'period_to', bill.period_to, 'issued_on', bill.issued_on, 'due_on', bill.due_on,
  'total', ${price('bill.total_cents')}, 'open', ${price('bill.open_cents')},
  'state', case when bill.open_cents = 0 then 'paid' when bill.due_on < ${today} then 'overdue'
    when bill.open_cents < bill.total_cents then 'partly_paid'
    when bill.due_on - ${today} <= 5 then 'due_soon' else 'open' end,
  'is_payment_pending', exists (select ${pendingPart}), 'automatic_card', (select card.name ${automaticCard})`;

export const billsText = `select json_build_object('today', ${today},
    'open', ${price('coalesce(sum(bill.open_cents), 0)')},
    'bills', coalesce(json_agg(json_build_object(${fields}) order by bill.issued_on desc, bill.bill_number desc), '[]'))::text as answer
  from account_pid join bill using (customer_id) where account_pid.account_id = $1`;

/** The lines of a bill, added up by service, kind and item. */
const groups = (bill: string) => `select service_id, kind, item_id, min(name_bg) as name, sum(amount_cents) as cents,
    min(from_day) as from_day, max(to_day) as to_day, min(line_no) as place
  from bill_line where customer_id = ${bill}.customer_id and bill_id = ${bill}.bill_id
  group by service_id, kind, item_id, case when item_id is null then name_bg end`;

const isPartial = (group: string, bill: string) =>
  `(${group}.from_day > ${bill}.period_from or ${group}.to_day < ${bill}.period_to)`;

const causeKind = `case when coalesce(now.kind, before.kind) in ('roaming', 'usage', 'one-time', 'discount', 'adjustment')
    then coalesce(now.kind, before.kind)
  when before.kind is null then 'begun' when now.kind is null then 'ended'
  when coalesce(${isPartial('before', 'previous')}, false) or coalesce(${isPartial('now', 'bill')}, false)
    then 'part-of-month' else 'price' end`;

const change = `(select json_build_object('day', (audit.happened_at at time zone 'Europe/Sofia')::date,
    'is_own', audit.account_id = $1, 'place', case when audit.action like 'extra.%' then 'extra' else 'roaming' end)
  from audit where audit.customer_id = bill.customer_id and audit.subject = coalesce(now.service_id, before.service_id)
    and audit.facts::jsonb ->> 'code' = coalesce(now.item_id, before.item_id)
    and audit.happened_at between previous.period_from and bill.period_to + 1
  order by audit.happened_at desc limit 1)`;

const causes = `select json_agg(json_build_object('kind', ${causeKind},
    'service_id', coalesce(now.service_id, before.service_id), 'item_id', coalesce(now.item_id, before.item_id),
    'name', coalesce(now.name, before.name),
    'amount', ${price('(coalesce(now.cents, 0) - coalesce(before.cents, 0))')},
    'from', case when now.kind is null then before.from_day else now.from_day end,
    'to', case when now.kind is null then before.to_day else now.to_day end, 'change', ${change})
    order by abs(coalesce(now.cents, 0) - coalesce(before.cents, 0)) desc)
  from (${groups('bill')}) now full join (${groups('previous')}) before
    on now.service_id is not distinct from before.service_id and now.kind = before.kind
      and coalesce(now.item_id, now.name) = coalesce(before.item_id, before.name)
  where coalesce(now.cents, 0) <> coalesce(before.cents, 0)`;

export const billText = `select json_build_object(${fields}, 'today', ${today},
    'corrects', (select json_build_object('bill_id', corrected.bill_id, 'number', corrected.bill_number) from bill corrected
      where corrected.customer_id = bill.customer_id and corrected.bill_id = bill.corrects_bill_id),
    'credit_notes', coalesce((select json_agg(json_build_object('bill_id', note.bill_id, 'number', note.bill_number,
        'amount', ${price('note.total_cents')}) order by note.issued_on)
      from bill note where note.customer_id = bill.customer_id and note.corrects_bill_id = bill.bill_id), '[]'),
    'sums', (select json_agg(json_build_object('service_id', service_id, 'kind', kind,
        'amount', ${price('cents')}) order by place)
      from (select service_id, kind, sum(cents) as cents, min(place) as place from (${groups('bill')}) items
        group by service_id, kind) sums),
    'vat', (select json_agg(json_build_object('percent', rate -> 'percent',
        'net', ${price(`(rate ->> 'net_cents')::integer`)}, 'vat', ${price(`(rate ->> 'vat_cents')::integer`)}))
      from jsonb_array_elements(bill.vat) rate),
    'payments', coalesce((select json_agg(json_build_object('payment_id', payment_id,
        'paid_on', (paid_at at time zone 'Europe/Sofia')::date, 'method', method, 'amount', ${price('amount_cents')})
        order by paid_at, payment_id)
      from bill_payment paid where paid.customer_id = bill.customer_id and paid.bill_id = bill.bill_id), '[]'),
    'previous', json_build_object('bill_id', previous.bill_id, 'period_to', previous.period_to,
      'total', ${price('previous.total_cents')}),
    'causes', coalesce((${causes}), '[]'),
    'line_count', bill.line_count,
    'lines', (select json_agg(json_build_object('line_no', line_no, 'service_id', service_id, 'kind', kind,
        'name', name_bg, 'from', from_day, 'to', to_day, 'quantity', quantity, 'vat_percent', vat_percent,
        'amount', ${price('amount_cents')}) order by line_no)
      from (select * from bill_line where customer_id = bill.customer_id and bill_id = bill.bill_id
        order by line_no limit 100) line),
    'transfer', json_build_object('name', 'Абонат АД', 'iban', 'BG80BNBG96611020345678', 'bic', ''),
    'pending_payment_id', (select part.payment_id ${pendingPart} limit 1),
    'is_business', customer.account_type = 'Business')::text as answer
  from account_pid join bill using (customer_id) join customer using (customer_id)
  left join lateral (select * from bill earlier where earlier.customer_id = bill.customer_id
    and earlier.contract_id = bill.contract_id and earlier.kind = 'bill' and earlier.period_to < bill.period_from
    order by earlier.period_to desc limit 1) previous on true
  where account_pid.account_id = $1 and bill.bill_id = $2`;
