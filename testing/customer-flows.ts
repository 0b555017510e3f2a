// What a customer does in several calls, as one customer, and the jobs that follow.

import { expect } from 'vitest';
import { billsOn, newest, partlyPaid } from './bills.ts';
import { cardsOn } from './cards.ts';
import { numbers } from './extras.ts';
import { passkeysOn } from './passkeys.ts';
import type { TestPortal } from './portal.ts';

/** Jobs of others are due, too: running them is not part of the flow. */
export type CustomerFlow = (portal: TestPortal, runJobs: () => Promise<void>) => Promise<void>;

export const customerFlows: Record<string, CustomerFlow> = {
  async payAtBank(portal) {
    const bills = await billsOn(portal);
    const { payment_id, form } = await bills.start({ bills: [newest], card: null });
    await bills.post((await bills.visit(form!, 'visa'))!);
    expect(await bills.payment(payment_id)).toMatchObject({ state: 'paid' });
  },
  async payBySavedCard(portal, runJobs) {
    const bills = await billsOn(portal);
    const { payment_id } = await bills.start({ bills: [partlyPaid] });
    await runJobs();
    expect(await bills.payment(payment_id)).toMatchObject({ state: 'paid' });
  },
  async swapExtra(portal, runJobs) {
    const maria = await portal.browser().signIn('maria');
    const query = { type: 'addon', code: '20103', substitutionExtraCode: '20109' };
    const swapped = await maria.call('DELETE', `/digital-extras-swap/extras/deactivate/${numbers.full}`, { query });
    expect(swapped.status).toBe(202);
    await portal.pass(5);
    await runJobs();
  },
  async signInByPasskey(portal) {
    const passkeys = passkeysOn(portal);
    const { device } = await passkeys.userWithPasskey('maria');
    const { browser, session_id, options, answer } = await passkeys.ask();
    const { code, return_uri } = (await answer(device.assert(options))).body as { code: string; return_uri: string };
    const body = { code, session_id, return_uri };
    expect((await browser.call('POST', '/account/auth/complete-new', { body })).status).toBe(200);
  },
  async saveCard(portal) {
    const cards = cardsOn(portal);
    await cards.signInAgain();
    const { url, fields } = (await cards.visit(await cards.begin(), 'visa'))!;
    await cards.post(url, fields);
    expect(await cards.lastChange()).toMatchObject({ state: 'saved' });
  },
};
