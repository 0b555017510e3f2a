// The job runner. Jobs stay in our table until they are due by the portal's clock, which the demo can move. Then
// pg-boss runs and retries them by the real clock on any free process.

import { setTimeout as delay } from 'node:timers/promises';
import { PgBoss, type ConstructorOptions, type Job as TakenJob, type JobResult } from 'pg-boss';
import type pg from 'pg';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '../database/database.ts';
import type { Log } from '../logging.ts';
import { handOverDueJobs, isAnyJobUnderWay, runHandedOver, type QueuedData } from './hand-over.ts';
import type { Job, JobHandler } from './job.ts';

export type RecurringJob = { job: Job<object>; cron: string };

export type JobSettings = {
  connection: pg.ClientConfig;
  db: Database;
  clock: Clock;
  log: Log;
  handlers: readonly JobHandler[];
  /** By the real clock, in Sofia. */
  recurring: readonly RecurringJob[];
};

export type Jobs = {
  /** Runs all due jobs and waits for them; false if some take too long. */
  runDue(): Promise<boolean>;
  /** Lets running jobs finish; another process or the next start retries the others. */
  stop(): Promise<void>;
};

const tickMs = 500;
const longestRunDueMs = 20_000;
const longestStopMs = 10_000;
/**
 * Jobs queued by this process wake a worker, which continues while there are more; polling finds the others. The
 * queue's own listener is not used: when its connection is lost through a pooler, it ends the process.
 */
const workOptions = {
  localConcurrency: 2,
  batchSize: 10,
  perJobResults: true,
  burstWhenBatchFull: true,
  pollingIntervalSeconds: 2,
} as const;
/** A process without a heartbeat for so long counts as dead, and others take its jobs. */
const heartbeatSeconds = 10;
const supervision = { superviseIntervalSeconds: 2, monitorIntervalSeconds: 2 } as const;

export async function startJobs(settings: JobSettings): Promise<Jobs> {
  const { db, clock, log } = settings;
  const boss = new PgBoss({
    ...(queueConnection(settings.connection, log) as ConstructorOptions),
    max: 4,
    ...supervision,
  });
  boss.on('error', (error) => log.error({ err: error }, 'the job queue failed'));
  await boss.start();
  const workers: string[] = [];
  for (const handler of settings.handlers) workers.push(await serve(boss, handler, log));
  await schedule(boss, settings.recurring);

  const names = settings.handlers.map((handler) => handler.job.name);
  const handOver = async () => {
    const moved = await handOverDueJobs(db, boss, names, clock.now());
    if (moved > 0) for (const worker of workers) boss.notifyWorker(worker);
    return moved;
  };
  const mover = startMover(handOver, log);
  return {
    async runDue() {
      const deadline = performance.now() + longestRunDueMs;
      while (performance.now() < deadline) {
        while ((await handOver()) > 0);
        if (!(await isAnyJobUnderWay(db, names, clock.now()))) return true;
        await delay(25);
      }
      return false;
    },
    async stop() {
      await mover.stop();
      await boss.stop({ graceful: true, timeout: longestStopMs });
    },
  };
}

/**
 * A connection lost between two statements of the queue's transaction emits an error; without a listener it would end
 * the process.
 */
export function queueConnection(connection: pg.ClientConfig, log: Log): pg.PoolConfig {
  const onLost = (error: Error) => log.warn({ err: error }, 'the job queue lost a connection');
  return { ...connection, onConnect: (client) => void client.on('error', onLost) };
}

/** Returns the id of the worker. */
async function serve(boss: PgBoss, handler: JobHandler, log: Log): Promise<string> {
  const { job } = handler;
  const { retryLimit = 8, expireInSeconds = 60 } = job.options;
  const queue = {
    retryLimit,
    expireInSeconds,
    heartbeatSeconds,
    retryDelay: 1,
    retryBackoff: true,
    retryDelayMax: 900,
    notify: false,
  };
  await boss.createQueue(job.name, queue);
  await boss.updateQueue(job.name, queue);
  return boss.work<QueuedData, unknown, typeof workOptions>(job.name, workOptions, (taken) =>
    Promise.all(taken.map((one) => runOne(handler, one, log))),
  );
}

async function runOne(handler: JobHandler, { id, data }: TakenJob<QueuedData>, log: Log): Promise<JobResult> {
  try {
    await runHandedOver(handler, data, id);
    return { id, status: 'completed' };
  } catch (error) {
    log.error({ err: error, job: handler.job.name, reqId: data.trace_id }, 'a job failed');
    return { id, status: 'failed', output: { cause: causeOf(error) } };
  }
}

/** A code or a class: a message may contain personal data. */
function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'failure';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}

async function schedule(boss: PgBoss, recurring: readonly RecurringJob[]): Promise<void> {
  const wanted = new Set(recurring.map(({ job }) => job.name));
  for (const { name } of await boss.getSchedules()) if (!wanted.has(name)) await boss.unschedule(name);
  for (const { job, cron } of recurring) await boss.schedule(job.name, cron, {}, { tz: 'Europe/Sofia' });
}

function startMover(handOver: () => Promise<number>, log: Log): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const running = (async () => {
    while (!stopping.signal.aborted) {
      const moved = await handOver().catch((error: unknown) => {
        log.error({ err: error }, 'due jobs could not be queued');
        return 0;
      });
      if (moved === 0) await delay(tickMs, null, { signal: stopping.signal }).catch(() => {});
    }
  })();
  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
