// Runs the jobs that are due, here and now: what the queue does in the running portal, without the queue.

import { jobHandlers } from '#app/background.ts';
import type { Platform } from '#platform/server/platform.ts';
import { runTraced } from '#platform/server/trace.ts';

export async function runDueJobs(platform: Platform): Promise<void> {
  const handlers = new Map(jobHandlers(platform).map((handler) => [handler.job.name, handler]));
  for (;;) {
    const due = await platform.db
      .deleteFrom('scheduled_job')
      .where('run_at', '<=', platform.clock.now())
      .returning(['job_id', 'name', 'payload', 'trace_id'])
      .execute();
    if (due.length === 0) return;
    for (const { name, payload, job_id, trace_id } of due) {
      await runTraced(trace_id, () => handlers.get(name)?.run(payload as object, job_id));
    }
  }
}
