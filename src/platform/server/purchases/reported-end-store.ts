// Ends of purchases that an import reports: statements over its lines.

import type { PurchaseKindName } from '#platform/purchases.ts';

const today = `(:now at time zone 'Europe/Sofia')::date`;
const concludedOn = `(purchase.concluded_at at time zone 'Europe/Sofia')::date`;

type SoldThing = {
  kind: PurchaseKindName;
  /** The column of the lines and of the table that is the subject of a purchase. */
  subject: string;
};

const isOfLine = ({ kind, subject }: SoldThing) => `purchase.customer_id = c.customer_id
  and purchase.service_id = c.service_id and purchase.kind = '${kind}' and purchase.subject = c.${subject}`;

type ReportedEnd = SoldThing & {
  table: string;
  /** Of the former row `t`: what was over before did not end with this import. */
  wasActive: string;
  /** Of the line `c`. */
  isOver: string;
  /** The column of the last day, if it is known. */
  lastDay: string;
};

/**
 * Before the lines are written. The end is the known last day, else the day of the import. A file may be older than a
 * purchase of the same day, so it does not end that one.
 */
export function saveReportedEnds({ table, wasActive, isOver, lastDay, ...thing }: ReportedEnd): string {
  const endedOn = `least(${today}, t.${lastDay}, c.${lastDay})`;
  const { subject } = thing;
  return `update purchase set ended_on = ${endedOn} from checked c join ${table} t
      on t.customer_id = c.customer_id and t.service_id = c.service_id and t.${subject} = c.${subject}
    where c.outcome = 'changed' and ${wasActive} and ${isOver} and ${isOfLine(thing)} and purchase.ended_on is null
      and ${concludedOn} < ${today} and ${concludedOn} <= ${endedOn}`;
}

/** The line reports that the newest purchase has been active all the time: an earlier report of its end was wrong. */
export function takeBackEnds({ isActive, ...thing }: SoldThing & { isActive: string }): string {
  return `update purchase set ended_on = null from checked c
    where c.outcome in ('new', 'changed') and ${isActive} and ${isOfLine(thing)} and c.activated_on <= purchase.ended_on
      and not exists (select from purchase later where later.customer_id = purchase.customer_id
        and later.service_id = purchase.service_id and later.kind = purchase.kind and later.subject = purchase.subject
        and later.failed_at is null and later.concluded_at > purchase.concluded_at)`;
}
