// A portal that loses its database: ended connections, a frozen connection, locked rows.

import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { endpoint, ok } from '#platform/endpoint.ts';
import { strict } from '#platform/schema.ts';
import { openDatabaseLine, type DatabaseLine } from '#testing/database-line.ts';
import { browserOn, openPortal, type TestReply, type Browser, type TestPortal } from '#testing/portal.ts';
import { withClient } from './with-client.ts';
import { createApiServer } from '../http/api-server.ts';
import { mount } from '../http/route.ts';
import { requestLimits } from './limits.ts';

const give = endpoint({
  name: 'give',
  summary: 'Gives a present',
  method: 'POST',
  path: '/test/give',
  access: 'account',
  idempotency: 'key',
  body: strict({ what: Type.String() }),
  answers: { 200: Type.Object({ what: Type.String() }) },
  errors: [],
});

let portal: TestPortal;
let line: DatabaseLine;
let app: FastifyInstance;
let maria: Browser;

/** Short enough for a test, long enough for a busy machine. */
const limits = { DATABASE_WAIT_MS: '500', DATABASE_SILENCE_MS: '700' };

beforeAll(async () => {
  portal = await openPortal(limits, async (connection) => {
    line = await openDatabaseLine(connection);
    return line.connection;
  });
  const { platform } = portal;
  await platform.pool.query('create table present (what text not null)');
  app = await createApiServer(platform);
  mount({ app, platform, guards: {}, mounted: [] }, give, (call) =>
    call.change(async (tx) => {
      await sql`insert into present (what) values (${call.body.what})`.execute(tx);
      return ok(call.body);
    }),
  );
  await app.ready();
  const { tokens, cookies, sessionId } = await portal.browser().signIn('maria');
  maria = Object.assign(browserOn(app), { tokens, cookies, sessionId });
});
afterEach(() => line.thaw());
afterAll(async () => {
  await app.close();
  await portal.close();
  line.close();
});

const giveOnce = (what: string) =>
  maria.call('POST', '/test/give', { body: { what }, headers: { 'idempotency-key': `key-of-${what}` } });

/** Retries with the same key until the portal accepts, like the web. */
async function giveUntilTaken(what: string, seen: (answer: TestReply) => void): Promise<void> {
  for (let status = 0; status !== 200;) {
    const answer = await giveOnce(what);
    seen(answer);
    status = answer.status;
  }
}

const presents = async (like: string) => {
  const { rows } = await withClient(portal.connection, (client) =>
    client.query<{ what: string }>('select what from present where what like $1 order by what', [like]),
  );
  return rows.map((row) => row.what);
};

const endRandomBackend = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() order by random() limit 1`;

describe('connections ended by PostgreSQL', () => {
  it('lose no change: a hundred of them during writes cause at most 503', async () => {
    const statuses = new Set<number>();
    const count = { ended: 0, taken: 0 };
    const ending = withClient(portal.connection, async (client) => {
      while (count.ended < 100) {
        count.ended += (await client.query(endRandomBackend)).rowCount ?? 0;
      }
    });
    const writing = Array.from({ length: 8 }, async (_, writer) => {
      for (let number = 0; count.ended < 100 || number < 10; number++) {
        await giveUntilTaken(`end-${writer}-${number}`, (answer) => statuses.add(answer.status));
        count.taken += 1;
      }
    });
    await Promise.all([ending, ...writing]);
    expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
    const kept = await presents('end-%');
    expect([kept.length, new Set(kept).size]).toEqual([count.taken, count.taken]);
  });
});

describe('a silent database', () => {
  it('causes 503 with Retry-After, and the change happens once', async () => {
    await giveOnce('ice-0');
    line.freeze();
    const answers = await Promise.all(Array.from({ length: 40 }, (_, number) => giveOnce(`ice-${number}`)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
    expect(answers[0]).toMatchObject({
      headers: { 'retry-after': '2' },
      body: { ErrorCode: 'EC_Service_Unavailable' },
    });
    line.thaw();
    await Promise.all(answers.map((_, number) => giveUntilTaken(`ice-${number}`, () => undefined)));
    expect((await presents('ice-%')).length).toBe(40);
  });

  it('makes the portal not ready but keeps it alive', async () => {
    const status = async (url: string) => (await portal.app.inject({ url })).statusCode;
    expect(await status('/readyz')).toBe(200);
    line.freeze();
    await expect.poll(() => status('/readyz')).toBe(503);
    expect(await status('/livez')).toBe(200);
    line.thaw();
    await expect.poll(() => status('/readyz')).toBe(200);
  });
});

it('a database that accepts no writes makes the portal not ready', async () => {
  const isReady = async () => (await portal.app.inject({ url: '/readyz' })).statusCode;
  await withClient(portal.connection, async (client) => {
    await client.query('begin; lock table readiness');
    await expect.poll(isReady).toBe(503);
    await client.query('rollback');
  });
  await expect.poll(isReady).toBe(200);
});

it('a lock timeout causes 503', async () => {
  await withClient(portal.connection, async (client) => {
    await client.query('begin; lock table present');
    expect(await giveOnce('locked')).toMatchObject({ status: 503, headers: { 'retry-after': '2' } });
    await client.query('rollback');
  });
  expect((await giveOnce('locked')).status).toBe(200);
});

it('by default a request waits less than three seconds', () => {
  expect(requestLimits.waitMs + requestLimits.silenceMs).toBeLessThan(3000);
});
