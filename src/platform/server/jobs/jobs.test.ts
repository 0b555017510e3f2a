import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { movableClock, type MovableClock } from '#testing/movable-clock.ts';
import { openFreshDatabase, type OpenFreshDatabase } from '#testing/open-fresh-database.ts';
import { inTransaction } from '../database/database.ts';
import { createLog } from '../logging.ts';
import { currentTrace, runTraced } from '../trace.ts';
import { defineJob, enqueue, handleJob, type JobHandler } from './job.ts';
import { queueConnection, startJobs, type Jobs, type RecurringJob } from './jobs.ts';

const greet = defineJob<{ name: string }>('greet');
const stumble = defineJob<{ times: number }>('stumble');
const chain = defineJob<{ left: number }>('chain');

let database: OpenFreshDatabase;
let clock: MovableClock;
let started: Jobs[];
let greeted: string[];
let logged: string[];

beforeAll(async () => {
  database = await openFreshDatabase();
});
afterAll(() => database.remove());
beforeEach(() => {
  clock = movableClock();
  started = [];
  greeted = [];
  logged = [];
});
afterEach(async () => {
  await Promise.all(started.map((jobs) => jobs.stop()));
  await database.pool.query('truncate scheduled_job');
  await database.pool.query('delete from pgboss.job');
});

const greeting = handleJob(greet, ({ name }) => {
  greeted.push(name);
  return Promise.resolve();
});

async function start(handlers: JobHandler[] = [greeting], recurring: RecurringJob[] = []): Promise<Jobs> {
  const jobs = await startJobs({
    connection: database.connection,
    db: database.db,
    clock,
    log: createLog({ level: 'error', write: (line) => logged.push(line) }),
    handlers,
    recurring,
  });
  started.push(jobs);
  return jobs;
}

function ask(name: string, runAt?: Date) {
  return inTransaction(database.db, (tx) => enqueue(tx, greet, { name }, runAt ? { runAt } : {}));
}

function inSeconds(seconds: number): Date {
  return new Date(clock.now().getTime() + seconds * 1000);
}

describe('a job', () => {
  it('runs by itself soon after its change is committed', async () => {
    await start();
    await ask('Мария');
    await expect.poll(() => greeted).toEqual(['Мария']);
  });

  it('does not run when its change is rolled back', async () => {
    const jobs = await start();
    const undone = inTransaction(database.db, async (tx) => {
      await enqueue(tx, greet, { name: 'Мария' });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await jobs.runDue();
    expect(greeted).toEqual([]);
  });

  it('waits until it is due by the portal clock', async () => {
    const jobs = await start();
    await ask('утре', inSeconds(86_400));
    await ask('след час', inSeconds(3_600));
    clock.pass(3_599);
    await jobs.runDue();
    expect(greeted).toEqual([]);
    clock.pass(1);
    expect(await jobs.runDue()).toBe(true);
    expect(greeted).toEqual(['след час']);
    clock.pass(86_400);
    await jobs.runDue();
    expect(greeted).toEqual(['след час', 'утре']);
  });

  it('that enqueues another due job runs that one too', async () => {
    let links = 0;
    const linking = handleJob(chain, async ({ left }) => {
      links += 1;
      if (left > 0)
        await inTransaction(database.db, (tx) => enqueue(tx, chain, { left: left - 1 }, { runAt: clock.now() }));
    });
    const jobs = await start([linking]);
    await inTransaction(database.db, (tx) => enqueue(tx, chain, { left: 3 }));
    await jobs.runDue();
    expect(links).toBe(4);
  });

  it('is retried after a failure, which is logged without its payload and stored with its cause only', async () => {
    let tries = 0;
    const stumbling = handleJob(stumble, ({ times }) => {
      tries += 1;
      return tries <= times ? Promise.reject(new Error('359888100101')) : Promise.resolve();
    });
    const jobs = await start([stumbling]);
    await inTransaction(database.db, (tx) => enqueue(tx, stumble, { times: 1 }));
    await jobs.runDue();
    expect(tries).toBe(1);
    const { rows } = await database.pool.query(`select output from pgboss.job where name = 'stumble'`);
    expect(rows).toEqual([{ output: { cause: 'Error' } }]);
    await database.pool.query(`update pgboss.job set start_after = now() where state = 'retry'`);
    await start([stumbling]);
    await expect.poll(() => tries).toBe(2);
    expect(logged.map((line) => JSON.parse(line))).toMatchObject([{ job: 'stumble', msg: 'a job failed' }]);
    expect(logged.join('')).not.toContain('359888100101');
  });

  it('runs, and logs its failure, under the id of its request', async () => {
    const traceId = '0b7f4c7e-5d0a-4c1f-9a54-6f2c8f0a0001';
    const traces: unknown[] = [];
    const noting = handleJob(greet, (payload) => {
      traces.push([currentTrace(), payload]);
      return Promise.reject(new Error('away'));
    });
    const jobs = await start([noting]);
    await runTraced(traceId, () => ask('Мария'));
    await jobs.runDue();
    await ask('Иван');
    await jobs.runDue();
    expect(traces).toEqual([
      [traceId, { name: 'Мария' }],
      [null, { name: 'Иван' }],
    ]);
    expect(logged.map((line) => (JSON.parse(line) as { reqId?: string }).reqId)).toEqual([traceId, undefined]);
  });

  it('waits for the next start when no runner is active', async () => {
    await ask('Елена');
    const jobs = await start();
    await jobs.runDue();
    expect(greeted).toEqual(['Елена']);
  });

  it('without a handler stays in the table', async () => {
    await inTransaction(database.db, (tx) => enqueue(tx, defineJob<object>('of-another-version'), {}));
    const jobs = await start();
    await ask('Георги');
    expect(await jobs.runDue()).toBe(true);
    expect(greeted).toEqual(['Георги']);
    expect(await database.db.selectFrom('scheduled_job').select('name').execute()).toEqual([
      { name: 'of-another-version' },
    ]);
  });
});

describe('several processes', () => {
  it('run each job once', async () => {
    const all = await Promise.all([start(), start(), start()]);
    const names = Array.from({ length: 100 }, (_, i) => `person ${i}`);
    await Promise.all(names.map((name) => ask(name)));
    await Promise.all(all.map((jobs) => jobs.runDue()));
    expect(greeted.toSorted()).toEqual(names.toSorted());
  });

  it('finish the jobs of a stopped one', async () => {
    const begun = Promise.withResolvers<void>();
    const allowed = Promise.withResolvers<void>();
    const slow = handleJob(greet, async ({ name }) => {
      begun.resolve();
      await allowed.promise;
      greeted.push(name);
    });
    const jobs = await start([slow]);
    await ask('Иван');
    await begun.promise;
    const stopped = jobs.stop();
    allowed.resolve();
    await stopped;
    expect(greeted).toEqual(['Иван']);
  });

  it('take over the jobs of a killed one', async () => {
    const gone = await start();
    await gone.stop();
    // The state after a process took the job and sent no more heartbeats.
    await database.pool.query(`insert into pgboss.job (name, data, state, started_on, heartbeat_on, heartbeat_seconds,
        expire_seconds, retry_limit, retry_delay, retry_backoff)
      select name, '{"name":"Ана"}', 'active', now() - interval '11 s', now() - interval '11 s', heartbeat_seconds,
        expire_seconds, retry_limit, retry_delay, retry_backoff from pgboss.queue where name = 'greet'`);
    await start();
    await expect.poll(() => greeted).toEqual(['Ана']);
  });
});

async function schedule() {
  const { rows } = await database.pool.query('select name, cron, timezone from pgboss.schedule');
  return rows;
}

it('schedules the current recurring jobs and removes the others', async () => {
  const hourly = { job: greet, cron: '17 * * * *' };
  await start([greeting], [hourly]);
  await start([greeting], [hourly]);
  expect(await schedule()).toEqual([{ name: 'greet', cron: '17 * * * *', timezone: 'Europe/Sofia' }]);
  await start([greeting], []);
  expect(await schedule()).toEqual([]);
});

it('a connection lost between two statements of the queue is logged and ends nothing', async () => {
  await start();
  const lost = Promise.withResolvers<string>();
  const log = createLog({ level: 'warn', write: lost.resolve });
  const pool = new pg.Pool(queueConnection(database.connection, log));
  pool.on('error', () => undefined);
  const client = await pool.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  await database.pool.query('select pg_terminate_backend($1)', [rows[0]!.pid]);
  expect(await lost.promise).toContain('the job queue lost a connection');
  client.release(true);
  await pool.end();
});
