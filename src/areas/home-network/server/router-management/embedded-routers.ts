// Embedded routers: their state is in the database; they apply changes while switched on, and may refuse them.

import type { Clock } from '#platform/clock.ts';
import { inTransaction, type Database } from '#platform/server/database/database.ts';
import { isPartnerDown } from '#platform/server/partners/partner-fault.ts';
import { changedState } from '../changed-state.ts';
import { ManagementDown, type RouterManagement, type RouterState } from './router-management.ts';

const askAgainSeconds = 60;
const startSeconds = 20;

export function embeddedRouters(db: Database, clock: Clock): RouterManagement {
  const read: RouterManagement['read'] = async (serialNumber) => {
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
  };
  return {
    read,
    async measure(serialNumber) {
      const reading = await read(serialNumber);
      return reading && { ...reading, hasAnswered: reading.isOnline };
    },
    async apply({ serialNumber, change, requestedAt, isRetry }) {
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
        const isStarting = row.offline_until !== null && row.offline_until > requestedAt;
        if (change.kind === 'restart' && isRetry && isStarting) return { state: 'applied' };
        if (row.offline_until !== null && row.offline_until > now) return { ...waiting, tasks: [] };
        const before = row.state as unknown as RouterState;
        const state = change.kind === 'restart' ? restartedState(before) : changedState(before, change);
        const offline_until = change.kind === 'restart' ? new Date(now.getTime() + startSeconds * 1000) : null;
        await tx
          .updateTable('embedded_router')
          .set({ state: JSON.stringify(state), last_contact_at: now, offline_until })
          .where('serial_number', '=', serialNumber)
          .execute();
        return { state: 'applied' };
      });
    },
  };
}

/** A restart opens the connection to the internet again. */
function restartedState(state: RouterState): RouterState {
  return { ...state, Line: state.Line && { ...state.Line, Session: state.Line.Link } };
}
