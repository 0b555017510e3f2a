// Embedded routers: their state is in the database; they apply changes while switched on, and may refuse them.

import type { Clock } from '#platform/clock.ts';
import { inTransaction, type Database } from '#platform/server/database/database.ts';
import { isPartnerDown } from '#platform/server/partners/partner-fault.ts';
import { changedState } from '../changed-state.ts';
import { ManagementDown, type RouterManagement, type RouterState } from './router-management.ts';

const askAgainSeconds = 60;

export function embeddedRouters(db: Database, clock: Clock): RouterManagement {
  return {
    async read(serialNumber) {
      if (await isPartnerDown(db, 'router-management')) throw new ManagementDown();
      const row = await db
        .selectFrom('embedded_router')
        .selectAll()
        .where('serial_number', '=', serialNumber)
        .executeTakeFirst();
      if (!row) return null;
      const now = clock.now();
      const isOnline = row.offline_until === null || row.offline_until <= now;
      // A router that is on has its last contact now.
      const lastContact = isOnline ? now : row.last_contact_at;
      return { state: row.state as unknown as RouterState, isOnline, lastContact };
    },
    async apply({ serialNumber, change }) {
      const now = clock.now();
      const waiting = {
        state: 'queued',
        tasks: [],
        askAgainAt: new Date(now.getTime() + askAgainSeconds * 1000),
      } as const;
      if (await isPartnerDown(db, 'router-management')) return { ...waiting, tasks: [] };
      return inTransaction(db, async (tx) => {
        const row = await tx
          .selectFrom('embedded_router')
          .selectAll()
          .where('serial_number', '=', serialNumber)
          .forUpdate()
          .executeTakeFirst();
        if (!row || row.refuses_changes) return { state: 'failed' };
        if (row.offline_until !== null && row.offline_until > now) return { ...waiting, tasks: [] };
        const state = changedState(row.state as unknown as RouterState, change);
        await tx
          .updateTable('embedded_router')
          .set({ state: JSON.stringify(state), last_contact_at: now })
          .where('serial_number', '=', serialNumber)
          .execute();
        return { state: 'applied' };
      });
    },
  };
}
