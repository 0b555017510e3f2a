// Waits until a statement of the portal is blocked by a lock of the test.

import type pg from 'pg';
import { expect } from 'vitest';

export async function untilStatementIsBlocked(pool: pg.Pool): Promise<void> {
  const blocked = async () =>
    (await pool.query(`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`))
      .rowCount;
  await expect.poll(blocked).toBeGreaterThan(0);
}
