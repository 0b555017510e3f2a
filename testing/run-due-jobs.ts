// Runs due jobs directly, without the queue of the running portal.

import { jobHandlers } from '#app/server/background.ts';
import { runHandedOver } from '#platform/server/jobs/hand-over.ts';
import type { Platform } from '#platform/server/platform.ts';

export async function runDueJobs(platform: Platform): Promise<void> {
  const handlers = new Map(jobHandlers(platform).map((handler) => [handler.job.name, handler]));
  for (;;) {
    const due = await platform.db
      .deleteFrom('scheduled_job')
      .where('run_at', '<=', platform.clock.now())
      .returning(['job_id', 'name', 'payload', 'trace_id', 'traceparent'])
      .execute();
    if (due.length === 0) return;
    for (const { name, payload, job_id, trace_id, traceparent } of due) {
      const handler = handlers.get(name);
      if (handler) await runHandedOver(handler, { ...(payload as object), trace_id, traceparent }, job_id);
    }
  }
}
