// Pending tasks of the demo users on the first day.

import { endTrialJob } from '#areas/music-offer/server/end-trial.ts';
import type { AttentionKind } from '#platform/attention-kinds.ts';
import { endOfDay } from '#platform/billing-days.ts';
import { addDays, lastDayOfMonth, sofiaDay } from '#platform/clock.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { enqueue } from '#platform/server/jobs/job.ts';
import type { Owners } from './owners.ts';

type DemoAttention = {
  kind: AttentionKind;
  subject: string;
  /** Days from the import, or the last day of that month. */
  due: number | 'end-of-month' | null;
  properties: Record<string, string | number>;
};

const byNumber: Record<string, DemoAttention[]> = {
  '359888100101': [
    {
      kind: 'free-period-ends',
      subject: '20060',
      due: 4,
      properties: {
        name_bg: 'Защита в мрежата',
        name_en: 'Network protection',
        price_cents: 199,
      },
    },
  ],
  '200000100201': [
    {
      kind: 'deactivation-waits',
      subject: '20101',
      due: 'end-of-month',
      properties: {
        name_bg: 'Кинотека',
        name_en: 'Film library',
        requested_days_ago: 3,
      },
    },
  ],
  '100000100301': [
    {
      kind: 'document-to-sign',
      subject: 'M1000101-A2',
      due: 5,
      properties: {
        name_bg: 'Анексът към договора',
        name_en: 'The contract annex',
      },
    },
  ],
  '359888100201': [
    {
      kind: 'trial-ends',
      subject: 'music',
      due: 12,
      properties: {
        name_bg: 'Ноти',
        name_en: 'Noti music',
        price_cents: 499,
      },
    },
  ],
  '359888100302': [
    {
      kind: 'request-in-progress',
      subject: '20101',
      due: null,
      properties: {
        name_bg: 'Кинотека',
        name_en: 'Film library',
      },
    },
  ],
};

export async function loadAttention(tx: Tx, { ownerOf }: Owners, now: Date): Promise<void> {
  const today = sofiaDay(now);
  const waiting = Object.entries(byNumber).flatMap(([service_id, all]) =>
    all.map((each) => ({
      customer_id: ownerOf(service_id),
      service_id,
      kind: each.kind,
      subject: each.subject,
      due_on: dueDay(each.due, today),
      properties: JSON.stringify(propertiesOf(each, today)),
      created_at: now,
    })),
  );
  await tx.insertInto('attention').values(waiting).execute();
  for (const { customer_id: customerId, service_id: serviceId, kind, due_on: freeUntil } of waiting) {
    if (kind !== 'trial-ends' || freeUntil === null) continue;
    await enqueue(tx, endTrialJob, { customerId, serviceId, freeUntil }, { runAt: endOfDay(freeUntil) });
  }
}

function propertiesOf({ properties }: DemoAttention, today: string): object {
  const { requested_days_ago: daysAgo, ...known } = properties;
  return typeof daysAgo === 'number' ? { ...known, requested_on: addDays(today, -daysAgo) } : known;
}

function dueDay(due: DemoAttention['due'], today: string): string | null {
  if (due === null) return null;
  return typeof due === 'number' ? addDays(today, due) : lastDayOfMonth(today);
}
