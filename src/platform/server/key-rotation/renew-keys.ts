// The job that makes stored data independent of the previous secret key. It runs at the start and every ten minutes,
// because processes that still use the previous key write new data with it.

import { inTransaction, type Database } from '../database/database.ts';
import { defineJob, enqueue, handleJob, type JobHandler } from '../jobs/job.ts';
import type { RecurringJob } from '../jobs/jobs.ts';
import type { Keys } from '../keys.ts';
import type { KeyDependency } from './key-dependency.ts';

const renewKeys = defineJob<object>('renew-keys', { expireInSeconds: 60 * 60 });

export const regularRenewal: RecurringJob = { job: renewKeys, cron: '*/10 * * * *' };

export function handleRenewKeys(db: Database, keys: Keys, dependencies: readonly KeyDependency[]): JobHandler {
  return handleJob(renewKeys, () => renewAll(db, keys, dependencies));
}

export async function enqueueRenewal(db: Database, { ids }: Pick<Keys, 'ids'>): Promise<void> {
  if (ids.previous !== null) await inTransaction(db, (tx) => enqueue(tx, renewKeys, {}));
}

export async function renewAll(db: Database, keys: Keys, dependencies: readonly KeyDependency[]): Promise<void> {
  if (keys.ids.previous === null) return;
  for (const dependency of dependencies) await dependency.renew?.(db, keys);
}
