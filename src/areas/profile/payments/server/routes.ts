import { done, ok } from '#platform/endpoint.ts';
import { mount, type Mounting } from '#platform/server/http/route.ts';
import { assignCard, listRecurrentPayments, setAutomaticPayment } from '../contract.ts';
import { findPayments, findTopUps } from './store.ts';
import { presentPayments } from './present.ts';
import { setPayments } from './set-payments.ts';

export function paymentRoutes(at: Mounting): void {
  const { platform } = at;

  mount(at, listRecurrentPayments, async (call) => {
    const { accountId } = call.caller;
    const [payments, topUps] = [await findPayments(platform.db, accountId), await findTopUps(platform.db, accountId)];
    return ok(presentPayments(payments, topUps, call.language));
  });

  mount(at, setAutomaticPayment, (call) => {
    const { card_id: cardId, is_active: isActive, ...assignment } = call.body;
    const mode = isActive ? 'on' : 'off';
    const change = { accountId: call.caller.accountId, cardId, assignment, now: platform.clock.now() } as const;
    return call.change(async (tx) => (await setPayments(tx, { ...change, mode })) ?? done);
  });

  mount(at, assignCard, (call) => {
    const { cardId } = call.params;
    const change = { accountId: call.caller.accountId, cardId, assignment: call.body, now: platform.clock.now() };
    return call.change(async (tx) => (await setPayments(tx, { ...change, mode: 'all' })) ?? done);
  });
}
