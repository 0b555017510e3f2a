import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { movableClock, type MovableClock } from '#testing/movable-clock.ts';
import { openFreshDatabase, type OpenFreshDatabase } from '#testing/open-fresh-database.ts';
import { countAttempt } from './rate-limit.ts';

let database: OpenFreshDatabase;
let clock: MovableClock;

beforeAll(async () => {
  database = await openFreshDatabase();
});
afterAll(() => database.remove());
beforeEach(async () => {
  await database.pool.query('truncate rate_limit');
  clock = movableClock();
});

function knock(subject = '192.0.2.1', name = 'sign-in') {
  return countAttempt(database.db, { name, subject, limit: 3, windowSeconds: 60, now: clock.now() });
}

it('allows up to the limit, then returns the waiting time', async () => {
  for (let i = 0; i < 3; i++) expect(await knock()).toEqual({ allowed: true });
  clock.pass(20);
  expect(await knock()).toEqual({ allowed: false, retryAfterSeconds: 40 });
});

it('resets after the window', async () => {
  for (let i = 0; i < 4; i++) await knock();
  clock.pass(59);
  expect(await knock()).toEqual({ allowed: false, retryAfterSeconds: 1 });
  clock.pass(1);
  for (let i = 0; i < 3; i++) expect(await knock()).toEqual({ allowed: true });
  expect(await knock()).toEqual({ allowed: false, retryAfterSeconds: 60 });
});

it('counts each subject and each name separately', async () => {
  for (let i = 0; i < 4; i++) await knock();
  expect(await knock('192.0.2.2')).toEqual({ allowed: true });
  expect(await knock('192.0.2.1', 'code')).toEqual({ allowed: true });
});

it('resets a window of a clock that was set back', async () => {
  for (let i = 0; i < 4; i++) await knock();
  clock.pass(-86_400);
  expect(await knock()).toEqual({ allowed: true });
});

it('does not reset for a process with a slightly late clock', async () => {
  for (let i = 0; i < 4; i++) await knock();
  clock.pass(-1);
  expect(await knock()).toMatchObject({ allowed: false });
});

it('allows exactly the limit of many parallel attempts', async () => {
  const verdicts = await Promise.all(Array.from({ length: 500 }, () => knock()));
  expect(verdicts.filter((verdict) => verdict.allowed)).toHaveLength(3);
});
