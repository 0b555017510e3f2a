// Background work: outgoing messages and due jobs.

import type { ClientConfig } from 'pg';
import { openDatabase, type Database } from '#platform/server/database/database.ts';
import { backgroundLimits } from '#platform/server/database/limits.ts';
import {
  retentionOfPlatform,
  handleCleanUp,
  hourlyCleanUp,
  type RetentionRule,
} from '#platform/server/jobs/clean-up.ts';
import type { JobHandler } from '#platform/server/jobs/job.ts';
import { startJobs, type Jobs, type RecurringJob } from '#platform/server/jobs/jobs.ts';
import { startKeyUse } from '#platform/server/key-rotation/key-use.ts';
import { enqueueRenewal, handleRenewKeys, regularRenewal } from '#platform/server/key-rotation/renew-keys.ts';
import { createChannels } from '#platform/server/outbox/create-channels.ts';
import { handlePushAfterImport } from '#platform/server/outbox/push-after-import.ts';
import { startOutboxWorker } from '#platform/server/outbox/outbox-worker.ts';
import type { Platform } from '#platform/server/platform.ts';
import { handleSendEvents } from '#platform/server/tmf/send-events.ts';
import { areas } from './areas.ts';
import { enabledAreas } from './enabled-areas.ts';
import { keyDependencies } from './key-dependencies.ts';
import { importedResources } from './imported-resources.ts';
import { portalContent } from './portal-content.ts';

export type Background = Pick<Jobs, 'runDue' | 'stop'> & {
  /** For long-running work. */
  db: Database;
};

export const retentionRules: readonly RetentionRule[] = [
  ...retentionOfPlatform,
  ...areas.flatMap((area) => area.retention),
];

/** The handlers of every job. Jobs of a disabled area stay queued until it is enabled again. */
export function jobHandlers(platform: Platform): JobHandler[] {
  const content = portalContent(platform.configuration);
  return [
    handleCleanUp(platform.db, platform.clock, retentionRules),
    handlePushAfterImport(platform),
    handleSendEvents(platform, importedResources),
    handleRenewKeys(platform.db, platform.keys, keyDependencies),
    ...enabledAreas(platform.configuration.environment).flatMap((area) => area.jobHandlers(platform, content)),
  ];
}

export function recurringJobs({ environment }: Platform['configuration']): RecurringJob[] {
  return [hourlyCleanUp, regularRenewal, ...enabledAreas(environment).flatMap((area) => area.recurringJobs)];
}

export async function startBackground(platform: Platform, connection: ClientConfig): Promise<Background> {
  const { configuration, clock, log } = platform;
  const onLost = (error: Error) => log.warn({ err: error }, 'a database connection was lost');
  const { db, pool, close } = openDatabase({ ...connection, max: 4 }, onLost, backgroundLimits);
  const outbox = startOutboxWorker({
    db,
    clock,
    log,
    channels: createChannels(configuration, { db, clock, storageKey: platform.keys.storage, push: platform.push }),
    key: platform.keys.storage,
    keepTexts: configuration.appMode === 'demo',
  });
  const jobs = await startJobs({
    connection,
    db,
    clock,
    log,
    handlers: jobHandlers({ ...platform, db, pool }),
    recurring: recurringJobs(configuration),
  });
  await enqueueRenewal(db, platform.keys);
  const keyUse = await startKeyUse({ db, clock, log, keys: platform.keys });
  return {
    db,
    runDue: jobs.runDue,
    async stop() {
      await Promise.all([jobs.stop(), outbox.stop(), keyUse.stop()]);
      await close();
    },
  };
}
