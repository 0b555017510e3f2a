import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openDesk, type DeskUser } from '#testing/desk.ts';
import { openPortal, type TestPortal } from '#testing/portal.ts';
import { canRetry } from '../rules.ts';
import { findMessageGroups } from './message-store.ts';

let portal: TestPortal;
let support: DeskUser;
beforeAll(async () => {
  portal = await openPortal();
  support = await openDesk(portal, 'support');
  // In the format of the queue, which this portal has not started.
  await portal.platform.pool.query(`create schema pgboss create table job
    (id uuid, name text, data jsonb, state text, created_on timestamptz, retry_count integer, output jsonb)`);
});
afterAll(() => portal.close());
beforeEach(() => portal.platform.pool.query('truncate outbox, sms_part, pgboss.job, scheduled_job'));

type Group = { group: string; name: string; cause: string | null; count: number; retryable: number };
type Failures = Record<'message_groups' | 'job_groups', Group[]> &
  Record<'messages' | 'jobs', { group: string; message?: number }[]>;

const failures = async () => (await support.browser.call('GET', '/operator/failures')).body as Failures;
const retry = (kind: 'messages' | 'jobs', group: string) =>
  support.browser.call('POST', `/operator/failures/${kind}/retry`, { body: { group } });
const auditOf = async (action: string) => {
  const { rows } = await portal.platform.pool.query(
    `select subject, facts::jsonb as facts from audit where customer_id = 0 and action = $1 order by sequence`,
    [action],
  );
  return rows as object[];
};

const failMessage = async (channel: string, cause: string | null, state = 'given_up_at = now()') => {
  const { rows } = await portal.platform.pool.query(
    `insert into outbox (channel, recipient, body, created_at, attempts, last_error)
      values ($1, '359888100101', 'Здравей', now(), 3, $2) returning message_id`,
    [channel, cause],
  );
  const [{ message_id }] = rows as [{ message_id: number }];
  await portal.platform.pool.query(`update outbox set ${state} where message_id = $1`, [message_id]);
};
const failJob = (name: string, output: object | null) =>
  portal.platform.pool.query(
    `insert into pgboss.job values (gen_random_uuid(), $1, '{"a":1}', 'failed', now(), 8, $2)`,
    [name, output],
  );

it('failed messages are grouped by channel and cause, with counts, and pending ones are counted too', async () => {
  for (const cause of ['away', 'away', 'away', null]) await failMessage('sms', cause);
  await failMessage('email', 'away');
  await failMessage('sms', 'away', 'given_up_at = null');
  const { message_groups: groups, messages } = await failures();
  expect(groups.map(({ name, cause, count, retryable }) => [name, cause, count, retryable])).toEqual(
    expect.arrayContaining([
      ['sms', 'away', 4, 3],
      ['sms', null, 1, 1],
      ['email', 'away', 1, 1],
    ]),
  );
  expect(groups[0]).toMatchObject({ count: 4 });
  for (const { group, count } of groups) expect(messages.filter((each) => each.group === group)).toHaveLength(count);
});

it('a retry of a group sends its failed messages again, no others, and is audited with the cause', async () => {
  for (const cause of ['away', 'away', 'refused']) await failMessage('sms', cause);
  await failMessage('sms', 'away', 'given_up_at = null');
  const [{ group }] = (await failures()).message_groups as [Group];
  expect(await retry('messages', group)).toMatchObject({ status: 200, body: { retried: 2 } });
  const { rows } = await portal.platform.pool.query(
    `select last_error, attempts, given_up_at is null as pending from outbox order by message_id`,
  );
  expect(rows).toEqual([
    { last_error: null, attempts: 0, pending: true },
    { last_error: null, attempts: 0, pending: true },
    { last_error: 'refused', attempts: 3, pending: false },
    { last_error: 'away', attempts: 3, pending: true },
  ]);
  expect(await auditOf('message.retry-group')).toEqual([
    { subject: '2 messages', facts: { by: support.name, name: 'sms', problem: 'away' } },
  ]);
  expect((await retry('messages', group)).status).toBe(404);
});

it('a cause with a pid is masked, and its group can still be retried', async () => {
  await failMessage('sms', 'unknown id 8307099971');
  const shown = await failures();
  expect(shown.message_groups).toMatchObject([{ cause: 'unknown id …971' }]);
  expect(JSON.stringify(shown)).not.toContain('8307099971');
  expect((await retry('messages', shown.message_groups[0]!.group)).status).toBe(200);
});

it('a group retries exactly the failed messages that can be retried alone', async () => {
  const now = portal.platform.clock.now();
  for (const body of ["'x'", 'null'])
    for (const sealed of ["'x'", 'null'])
      for (const useful of ['-1 hour', '1 hour', null]) {
        const usefulUntil = useful === null ? 'null' : `timestamptz '${now.toISOString()}' + interval '${useful}'`;
        await failMessage(
          'sms',
          'away',
          `given_up_at = now(), body = ${body}, sealed = ${sealed}, useful_until = ${usefulUntil}`,
        );
      }
  const rows = await portal.platform.db.selectFrom('outbox').selectAll().execute();
  expect(rows).toHaveLength(12);
  const [group] = await findMessageGroups(portal.platform.db, now);
  expect(group?.retryable).toBe(rows.filter((row) => canRetry(row, now)).length);
  expect(group?.retryable).toBe(2);
});

it('failed jobs are grouped by name and cause, and a group can be retried', async () => {
  for (const cause of ['ECONNREFUSED', 'ECONNREFUSED', '23505']) await failJob('make-export', { cause });
  await failJob('make-export', { value: { message: 'job timed out' } });
  await failJob('finish-provisioning', null);
  const { job_groups: groups } = await failures();
  expect(groups.map(({ name, cause, count }) => [name, cause, count])).toEqual(
    expect.arrayContaining([
      ['make-export', 'ECONNREFUSED', 2],
      ['make-export', '23505', 1],
      ['make-export', 'job timed out', 1],
      ['finish-provisioning', null, 1],
    ]),
  );
  expect(await retry('jobs', groups[0]!.group)).toMatchObject({ status: 200, body: { retried: 2 } });
  const { rows } = await portal.platform.pool.query('select name, payload from scheduled_job');
  expect(rows).toEqual(Array.from({ length: 2 }, () => ({ name: 'make-export', payload: { a: 1 } })));
  expect((await failures()).job_groups).toHaveLength(3);
  expect(await auditOf('job.retry-group')).toEqual([
    { subject: '2 jobs', facts: { by: support.name, job: 'make-export', problem: 'ECONNREFUSED' } },
  ]);
});

it.each([
  ['jobs', 'job_groups', (at: number) => failJob('make-export', { cause: `E${at}` })],
  ['messages', 'message_groups', (at: number) => failMessage('sms', `E${at}`)],
] as const)('of concurrent retries of a group of %s one retries all of it', async (kind, list, fail) => {
  const count = 40;
  for (let round = 0; round < 10; round++) {
    for (let at = 0; at < count; at++) await fail(round);
    const [{ group }] = (await failures())[list] as [Group];
    const answers = await Promise.all(Array.from({ length: 3 }, () => retry(kind, group)));
    const sorted = answers.toSorted((one, other) => one.status - other.status);
    expect(sorted).toMatchObject([{ status: 200, body: { retried: count } }, { status: 404 }, { status: 404 }]);
  }
});
