// An extra ends with the package that it requires, or before it. The end of a package may also come by import, which knows
// only the package: a job then ends what depends on it.

import { endOfDay } from '#platform/billing-days.ts';
import { sofiaDay } from '#platform/clock.ts';
import { inTransaction, type Tx } from '#platform/server/database/database.ts';
import { enqueue, handleJob, type JobHandler } from '#platform/server/jobs/job.ts';
import type { Platform } from '#platform/server/platform.ts';
import { dependantsOf, endingPackage } from '../choosing.ts';
import type { ExtraRow } from './catalogue.ts';
import { changeExtra } from './change-store.ts';
import { extraOf } from './change.ts';
import type { ExtraKey } from './extra-key.ts';
import { lockNumber, withUnoffered, type NumberRow } from './extras-store.ts';
import { endExtraJob, endWithPackageJob } from './jobs.ts';
import { listed } from './listed.ts';
import { requestEnd } from './request-end.ts';

type DependentExtra = { key: ExtraKey; extra: ExtraRow; number: NumberRow; now: Date };

/** Does nothing while a package of the required group stays. */
export async function endWithPackage(tx: Tx, { key, extra, number, now }: DependentExtra): Promise<void> {
  const code = endingPackage(listed(extra), number.extras.map(listed))?.code;
  const lastDay = code === undefined ? null : extraOf({ number }, code)?.deactivation_date;
  if (code === undefined || !lastDay) return;
  if (extra.status === 'Active') {
    return requestEnd({ tx, ...key, today: sofiaDay(now), now, lastDay, endsWith: code }, extra);
  }
  if (extra.status !== 'WaitingForDeactivation' || (extra.deactivation_date ?? '') <= lastDay) return;
  await changeExtra(tx, key, { deactivates_on: lastDay, ends_with: code });
  await enqueue(tx, endExtraJob, key, { runAt: endOfDay(lastDay) });
}

export function handleEndWithPackage(platform: Platform): JobHandler {
  return handleJob(endWithPackageJob, (key) =>
    inTransaction(platform.db, async (tx) => {
      const number = withUnoffered(await lockNumber(platform, tx, key));
      const imported = extraOf({ number }, key.code);
      if (!imported) return;
      const dependants = dependantsOf(listed(imported), number.extras.map(listed));
      for (const { code } of [imported, ...dependants]) {
        const extra = extraOf({ number }, code)!;
        await endWithPackage(tx, { key: { ...key, code }, extra, number, now: platform.clock.now() });
      }
    }),
  );
}
