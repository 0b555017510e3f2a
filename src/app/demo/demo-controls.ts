// Demo controls: moving the clock, running due jobs, resetting.

import { inTransaction } from '#platform/server/database/database.ts';
import type { DemoControls } from '#platform/server/demo-controls.ts';
import { enqueue } from '#platform/server/jobs/job.ts';
import { releaseHeldMessages } from '#platform/server/outbox/held-messages.ts';
import { realClock, type DemoClock } from '#platform/server/portal-clock.ts';
import type { Platform } from '#platform/server/platform.ts';
import { resetDemoData } from './load-demo-data.ts';
import { sealDemoDocuments } from './seal-demo-documents.ts';
import { sendDemoCodes } from './send-demo-codes.ts';
import { recurringJobs, type Background } from '../server/background.ts';

export function demoControls(
  platform: Platform,
  clock: DemoClock,
  { db, runDue }: Pick<Background, 'db' | 'runDue'>,
): DemoControls {
  const reset = async () => {
    if (!(await resetDemoData(db, realClock.now(), platform.keys))) return false;
    await clock.reset();
    await sendDemoCodes(platform);
    await sealDemoDocuments(platform);
    return true;
  };
  const runPassed = async () => {
    await releaseHeldMessages(db, clock.now());
    // Their schedule follows the real clock, but by the moved one their time has passed.
    await inTransaction(db, async (tx) => {
      for (const { job } of recurringJobs(platform.configuration)) await enqueue(tx, job, {});
    });
    return runDue();
  };
  return { clock, runDue: runPassed, reset };
}
