// Records the last day of an extra that ends by itself or with its required package.

import { endOfDay } from '#platform/billing-days.ts';
import { enqueue } from '#platform/server/jobs/job.ts';
import type { ExtraRow } from './catalogue.ts';
import { moveExtra } from './change-store.ts';
import type { Change } from './change.ts';
import { clearExtraAttention, saveExtraAttention } from './extra-attention.ts';
import { endExtraJob } from './jobs.ts';
import { setPolicyEnding } from './policies.ts';
import { monthlyCents } from './terms.ts';

type EndRequest = Pick<Change, 'tx' | 'customerId' | 'serviceId' | 'today' | 'now'> & {
  lastDay: string;
  /** The code of the package that the extra ends with. */
  endsWith: string | null;
};

export async function requestEnd(request: EndRequest, extra: ExtraRow): Promise<void> {
  const { tx, customerId, serviceId, today, now, lastDay, endsWith } = request;
  const key = { customerId, serviceId, code: extra.code };
  await moveExtra(tx, key, 'Active', 'deactivate', {
    deactivates_on: lastDay,
    ends_with: endsWith,
    promised_price_cents: monthlyCents(extra),
  });
  await setPolicyEnding(tx, key, extra.kind, lastDay);
  await enqueue(tx, endExtraJob, key, { runAt: endOfDay(lastDay) });
  await clearExtraAttention(tx, key, 'free-period-ends');
  const properties = { name_bg: extra.name_bg, name_en: extra.name_en, requested_on: today };
  await saveExtraAttention(tx, { ...key, kind: 'deactivation-waits', dueOn: lastDay, properties, now });
}
