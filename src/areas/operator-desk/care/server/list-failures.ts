// The failed messages and jobs, the latest of each, with all groups by cause.

import type { Platform } from '#platform/server/platform.ts';
import { findFailedJobs, findJobGroups } from './failed-job-store.ts';
import { pidMaskFor } from './mask-pids.ts';
import { findFailedMessages, findMessageGroups } from './message-store.ts';
import { presentGroup, presentJob, presentMessage, textsOfMessage } from './present.ts';

export async function listFailures({ db, clock }: Platform) {
  const now = clock.now();
  const [messageGroups, messages, jobGroups, jobs] = await Promise.all([
    findMessageGroups(db, now),
    findFailedMessages(db),
    findJobGroups(db),
    findFailedJobs(db),
  ]);
  const causes = messageGroups.map(({ cause }) => cause);
  const mask = await pidMaskFor(db, [...messages.flatMap(textsOfMessage), ...causes]);
  return {
    message_groups: messageGroups.map((row) => presentGroup(row, mask)),
    messages: messages.map((row) => ({ ...presentMessage(row, mask, now), group: row.group })),
    job_groups: jobGroups.map((row) => presentGroup(row, mask)),
    jobs: jobs.map((row) => ({ ...presentJob(row), group: row.group })),
  };
}
