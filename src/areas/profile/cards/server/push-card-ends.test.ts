import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays, sofiaDay } from '#platform/clock.ts';
import { openPushPortal, startPush, switchTo, takeMessages, type PushPortal } from '#testing/notifications.ts';
import type { Browser } from '#testing/portal.ts';
import { expiresSoonDays } from '../../rules.ts';
import { handlePushCardEnds } from './push-card-ends.ts';
import { saveCard } from './store.ts';

let at: PushPortal;
let maria: Browser;
beforeAll(async () => {
  at = await openPushPortal();
  maria = await at.portal.browser().signIn('maria');
});
afterAll(() => at.close());
beforeEach(async () => {
  await at.portal.platform.pool.query(
    'truncate notification_setting, push_subscription; delete from outbox; update saved_card set expiration_date = null, end_pushed_at = null',
  );
});

async function cardEndsIn(days: number) {
  const day = addDays(sofiaDay(at.portal.platform.clock.now()), days);
  await at.portal.platform.pool.query(
    `update saved_card set expiration_date = $1 where card_id = (select min(card_id::text)::uuid from saved_card
      join account using (account_id) where username = 'maria@demo.abonat.bg')`,
    [day],
  );
}

async function pushes() {
  await handlePushCardEnds(at.portal.platform).run({}, 'job');
  return takeMessages(at.portal);
}

describe('a saved card that ends soon [PK-006, PK-007]', () => {
  it('is one push message', async () => {
    await startPush(maria, at.service.subscribe());
    await cardEndsIn(expiresSoonDays + 1);
    expect(await pushes()).toEqual([]);
    await cardEndsIn(expiresSoonDays);
    expect(await pushes()).toMatchObject([{ channel: 'push', body: 'Новина за сметка, плащане или баланс.' }]);
    expect(await pushes()).toEqual([]);
  });

  it('is told about again only after the bank has given it another last day', async () => {
    await startPush(maria, at.service.subscribe());
    await cardEndsIn(5);
    expect(await pushes()).toHaveLength(1);
    const { db, clock, pool } = at.portal.platform;
    const { rows } = await pool.query<{ account_id: number; card_id: string; day: string }>(
      'select account_id::integer, card_id, expiration_date::text as day from saved_card where end_pushed_at is not null',
    );
    const { account_id: accountId, card_id: cardId, day } = rows[0]!;
    const save = (expirationDate: string) => {
      const card = { type: 'VISA', name: '•••• 1', expirationDate, reference: 'r' } as const;
      return db.transaction().execute((tx) => saveCard(tx, { accountId, cardId, card, now: clock.now() }));
    };
    await save(day);
    expect(await pushes()).toEqual([]);
    await save(addDays(day, 1));
    expect(await pushes()).toHaveLength(1);
  });

  it('that has ended already is none', async () => {
    await startPush(maria, at.service.subscribe());
    await cardEndsIn(-1);
    expect(await pushes()).toEqual([]);
  });

  it('is none for users who switched these messages off, also later', async () => {
    await startPush(maria, at.service.subscribe());
    await switchTo(maria, 'bills', 'push', false);
    await cardEndsIn(5);
    expect(await pushes()).toEqual([]);
    await switchTo(maria, 'bills', 'push', true);
    expect(await pushes()).toEqual([]);
  });

  it('goes to nobody else', async () => {
    await startPush(await at.portal.browser().signIn('elena'), at.service.subscribe());
    await cardEndsIn(5);
    expect(await pushes()).toEqual([]);
  });
});
