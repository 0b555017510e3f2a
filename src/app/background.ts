// The work nobody waits for: messages on their way and jobs that fall due.

import type { ClientConfig } from 'pg';
import { handleCleanUp, hourlyCleanUp } from '#platform/server/jobs/clean-up.ts';
import { startJobs, type Jobs } from '#platform/server/jobs/jobs.ts';
import { createChannels } from '#platform/server/outbox/create-channels.ts';
import { startOutboxWorker } from '#platform/server/outbox/outbox-worker.ts';
import type { Platform } from '#platform/server/platform.ts';

export type Background = Pick<Jobs, 'runDue' | 'stop'>;

export async function startBackground(platform: Platform, connection: ClientConfig): Promise<Background> {
  const { configuration, db, clock, log } = platform;
  const outbox = startOutboxWorker({
    db,
    clock,
    log,
    channels: createChannels(configuration),
    keepTexts: configuration.appMode === 'demo',
  });
  const jobs = await startJobs({
    connection,
    db,
    clock,
    log,
    handlers: [handleCleanUp(db, clock)],
    recurring: [hourlyCleanUp],
  });
  return {
    runDue: jobs.runDue,
    async stop() {
      await Promise.all([jobs.stop(), outbox.stop()]);
    },
  };
}
