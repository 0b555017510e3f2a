// Push messages about entries of the bell that an import writes as sets of rows. The transaction of the batch enqueues a
// job for each customer with a subscribed browser; others cost nothing.

import type { AttentionKind } from '#platform/attention-kinds.ts';
import { kindOfAttention } from '#platform/notifications.ts';
import { inTransaction } from '../database/database.ts';
import { defineJob, handleJob, type JobHandler } from '../jobs/job.ts';
import type { Platform } from '../platform.ts';
import { enqueuePush } from './enqueue-push.ts';

type ImportedEntry = { customerId: number; serviceId: string | null; attention: AttentionKind; importedAt: string };

const pushAfterImportJob = defineJob<ImportedEntry>('push-after-import');

export function handlePushAfterImport({ db, clock }: Pick<Platform, 'db' | 'clock'>): JobHandler {
  return handleJob(pushAfterImportJob, ({ attention, importedAt, ...to }) =>
    inTransaction(db, (tx) =>
      // All entries of one import have its time, so that a browser gets one message about them.
      enqueuePush(tx, { to, kind: kindOfAttention[attention], createdAt: new Date(importedAt), now: clock.now() }),
    ),
  );
}

/** A statement of an import. `entries` selects the customer_id and service_id of new entries; it runs before they are written. */
export function pushToOwners(attention: AttentionKind, entries: string): string {
  return enqueueStatement(
    attention,
    `select customer_id, service_id from (${entries}) entry
    where exists (select from account_service held join push_subscription using (account_id)
      where held.customer_id = entry.customer_id and held.service_id = entry.service_id and held.is_owner)`,
  );
}

/** The same for entries of a customer without a number. */
export function pushToCustomers(attention: AttentionKind, entries: string): string {
  return enqueueStatement(
    attention,
    `select distinct customer_id, null::text as service_id from (${entries}) entry
    where exists (select from account_pid pid join push_subscription using (account_id)
      where pid.customer_id = entry.customer_id)`,
  );
}

function enqueueStatement(attention: AttentionKind, recipients: string): string {
  return `insert into scheduled_job (job_id, name, payload, run_at)
    select gen_random_uuid(), '${pushAfterImportJob.name}', jsonb_build_object('customerId', customer_id,
      'serviceId', service_id, 'attention', '${attention}', 'importedAt', :now), '-infinity'
    from (${recipients}) recipient`;
}
