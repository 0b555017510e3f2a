import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { openFreshDatabase, type OpenFreshDatabase } from '#testing/open-fresh-database.ts';
import { openDemoClock, realClock } from './portal-clock.ts';

const now = new Date('2026-03-02T10:00:00Z');
const hourLater = new Date('2026-03-02T11:00:00Z');

let database: OpenFreshDatabase;

beforeAll(async () => {
  database = await openFreshDatabase();
});
afterAll(() => database.remove());
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  await database.db.deleteFrom('demo_clock').execute();
});
afterEach(() => vi.useRealTimers());

it('shows the real time by default', async () => {
  const clock = await openDemoClock(database.db);
  expect(clock.now()).toEqual(realClock.now());
});

it('is ahead by the sum of all moves, also after a restart', async () => {
  const clock = await openDemoClock(database.db);
  expect([await clock.advance(600), await clock.advance(3000)]).toEqual([600, 3600]);
  expect(clock.now()).toEqual(hourLater);
  expect((await openDemoClock(database.db)).now()).toEqual(hourLater);
});

it('loses no parallel move', async () => {
  const clock = await openDemoClock(database.db);
  await Promise.all(Array.from({ length: 60 }, () => clock.advance(60)));
  await clock.reload();
  expect(clock.now()).toEqual(hourLater);
});

it('reads the move of another process on reload', async () => {
  const [mine, other] = [await openDemoClock(database.db), await openDemoClock(database.db)];
  await other.advance(3600);
  expect(mine.now()).toEqual(now);
  await mine.reload();
  expect(mine.now()).toEqual(hourLater);
});

it('goes back to the real time', async () => {
  const clock = await openDemoClock(database.db);
  await clock.advance(3600);
  await clock.reset();
  expect(clock.now()).toEqual(now);
  expect((await openDemoClock(database.db)).now()).toEqual(now);
});
