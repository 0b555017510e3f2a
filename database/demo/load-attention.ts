// What waits for the demo people on their first day.

import { addDays, sofiaDay } from '#platform/clock.ts';
import type { Tx } from '#platform/server/database/database.ts';
import type { DemoAttention } from './demo-customer.ts';

export async function loadAttention(
  tx: Tx,
  customerId: number,
  serviceId: string,
  attention: DemoAttention,
  now: Date,
) {
  const today = sofiaDay(now);
  const { requested_days_ago: daysAgo, ...properties } = attention.properties;
  const requested = typeof daysAgo === 'number' ? { requested_on: addDays(today, -daysAgo) } : {};
  await tx
    .insertInto('attention')
    .values({
      customer_id: customerId,
      service_id: serviceId,
      kind: attention.kind,
      subject: attention.subject,
      due_on: dueDay(attention.due, today),
      properties: JSON.stringify({ ...properties, ...requested }),
      created_at: now,
    })
    .execute();
}

function dueDay(due: DemoAttention['due'], today: string): string | null {
  if (due === null) return null;
  if (typeof due === 'number') return addDays(today, due);
  const [year, month] = today.split('-').map(Number);
  return new Date(Date.UTC(year ?? 0, month ?? 1, 0)).toISOString().slice(0, 10);
}
