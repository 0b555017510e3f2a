// The portal's clock. In demo mode it may be ahead of the real one; all processes on one database share the offset.

import type { Clock } from '#platform/clock.ts';
import type { Database } from './database/database.ts';

export const realClock: Clock = { now: () => new Date() };

export type DemoClock = Clock & {
  /** Returns the stored offset in seconds. */
  advance(seconds: number): Promise<number>;
  reset(): Promise<void>;
  /** Another process may have changed the offset. */
  reload(): Promise<void>;
};

export async function openDemoClock(db: Database): Promise<DemoClock> {
  let offsetSeconds = 0;
  const reload = async () => {
    const row = await db.selectFrom('demo_clock').select('offset_seconds').executeTakeFirst();
    offsetSeconds = row?.offset_seconds ?? 0;
  };
  await reload();
  return {
    now: () => new Date(Date.now() + offsetSeconds * 1000),
    reload,
    async advance(seconds) {
      const row = await db
        .insertInto('demo_clock')
        .values({ offset_seconds: seconds })
        .onConflict((conflict) =>
          conflict.column('only_row').doUpdateSet((row) => ({
            offset_seconds: row('demo_clock.offset_seconds', '+', seconds),
          })),
        )
        .returning('offset_seconds')
        .executeTakeFirstOrThrow();
      offsetSeconds = row.offset_seconds;
      return offsetSeconds;
    },
    async reset() {
      await db.deleteFrom('demo_clock').execute();
      offsetSeconds = 0;
    },
  };
}
