// A portal whose questions go to a ticket system, which reports changed tickets. Tests of one file share it.

import { afterAll, beforeAll, beforeEach } from 'vitest';
import { openPortal, type Browser, type TestPortal } from './portal.ts';
import { startTicketSystem, type TicketServer } from './ticket-system.ts';

export const listenerToken = 'the ticket system tells with this';

export type TicketPortal = { portal: TestPortal; system: TicketServer; maria: Browser };

/** Filled in before the first test; every test begins without questions and tickets. */
export function useTicketPortal(): TicketPortal {
  const opened = {} as TicketPortal;
  beforeAll(async () => {
    const system = await startTicketSystem();
    const portal = await openPortal({ TICKETS_URL: system.url, TICKETS_LISTENER_TOKEN: listenerToken });
    Object.assign(opened, { system, portal, maria: await portal.browser().signIn('maria') });
  });
  afterAll(async () => {
    await opened.portal.close();
    await opened.system.close();
  });
  beforeEach(async () => {
    const { pool } = opened.portal.platform;
    await pool.query(`delete from rate_limit where name like 'question-%'`);
    await pool.query('delete from help_question');
    Object.assign(opened.system, { tickets: [], asked: [], refusesWith: null });
  });
  return opened;
}
