import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { homes, openHome, said, type HomePortal } from '#testing/home-network.ts';
import { inTransaction } from '#platform/server/database/database.ts';
import { handleRouterChanges } from './apply-changes.ts';
import type { RouterManagement, RouterOrder, RouterOutcome } from './router-management/router-management.ts';
import { claimLease, releaseLease } from './store.ts';

const home = { customerId: 0, serviceId: homes.maria.msisdn };
let maria: HomePortal;

beforeEach(async () => {
  maria = await openHome();
  const router = await maria.portal.platform.db
    .selectFrom('router')
    .select('customer_id')
    .where('service_id', '=', home.serviceId)
    .executeTakeFirstOrThrow();
  home.customerId = router.customer_id;
});
afterEach(() => maria.portal.close());

/** Management that answers on command. */
function slowManagement() {
  const orders: RouterOrder[] = [];
  const asked = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<RouterOutcome>();
  const routers: RouterManagement = {
    read: () => Promise.resolve(null),
    measure: () => Promise.resolve(null),
    apply(order) {
      orders.push(order);
      asked.resolve();
      return answer.promise;
    },
  };
  return { routers, orders, asked: asked.promise, answer: answer.resolve };
}

const rename = (Value: string) => maria.set([{ PropertyName: 'WifiName', Value }]);
const run = (routers: RouterManagement, jobId: string) =>
  handleRouterChanges(maria.portal.platform, routers).run(home, jobId);

describe('while one job applies a change', () => {
  it('another job leaves the router to it, and the first applies what was requested meanwhile', async () => {
    expect(said(await rename('Gosti 1'))).toBe('202');
    const { routers, orders, asked, answer } = slowManagement();
    const first = run(routers, randomUUID());
    await asked;
    expect(said(await rename('Gosti 2'))).toBe('202');
    await run(routers, randomUUID());
    expect(orders).toHaveLength(1);
    answer({ state: 'applied' });
    await first;
    expect(orders.map(({ change }) => change.kind === 'wifi' && change.values[0]?.Value)).toEqual([
      'Gosti 1',
      'Gosti 2',
    ]);
  });

  it('a job that lost its lease does not release that of another job', async () => {
    const { db } = maria.portal.platform;
    const [late, current] = [randomUUID(), randomUUID()];
    await inTransaction(db, (tx) => claimLease(tx, home, current));
    await inTransaction(db, (tx) => releaseLease(tx, home, late));
    expect(await inTransaction(db, (tx) => claimLease(tx, home, late))).toBeNull();
    await inTransaction(db, (tx) => releaseLease(tx, home, current));
    expect(await inTransaction(db, (tx) => claimLease(tx, home, late))).toBe(homes.maria.serial);
  });

  it('a failed job continues on retry, and another job takes over when its lease expires', async () => {
    expect(said(await rename('Gosti 1'))).toBe('202');
    const jobId = randomUUID();
    const dying: RouterManagement = { ...slowManagement().routers, apply: () => Promise.reject(new Error('died')) };
    await expect(run(dying, jobId)).rejects.toThrow('died');
    const next = slowManagement();
    next.answer({ state: 'failed' });
    await run(next.routers, randomUUID());
    expect(next.orders).toHaveLength(0);
    await run(next.routers, jobId);
    expect(next.orders).toHaveLength(1);
    expect(said(await rename('Gosti 2'))).toBe('202');
    await expect(run(dying, jobId)).rejects.toThrow('died');
    await maria.portal.platform.db
      .updateTable('router')
      .set({ lease_until: new Date(0) })
      .execute();
    await run(next.routers, randomUUID());
    expect(next.orders).toHaveLength(2);
  });
});

describe('a pending wifi password', () => {
  const password = 'nova.Parola-1';
  const stored = async () => {
    const rows = await maria.portal.platform.db.selectFrom('router_request').select('change').execute();
    return JSON.stringify(rows);
  };

  it('cannot be read in the database, and reaches the router unchanged', async () => {
    expect(said(await maria.set([{ PropertyName: 'WifiPassword', Value: password }]))).toBe('202');
    expect(await stored()).toContain('WifiPassword');
    expect(await stored()).not.toContain(password);
    expect((await maria.band(2)).WifiPassword).toBe(password);
    await maria.later();
    expect(await maria.states()).toEqual(['applied']);
    expect((await maria.band(2)).WifiPassword).toBe(password);
  });

  it('fails when its encryption key is lost, and the home can still be read', async () => {
    const before = (await maria.band(2)).WifiPassword;
    expect(said(await maria.set([{ PropertyName: 'WifiPassword', Value: password }]))).toBe('202');
    maria.portal.platform.keys.storage.current.fill(1);
    expect(await maria.states()).toEqual(['accepted']);
    await maria.later();
    expect(await maria.states()).toEqual(['failed']);
    expect((await maria.band(2)).WifiPassword).toBe(before);
  });
});
