import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openCards, type CardsPortal } from '#testing/cards.ts';
import { GatewayUnavailable, type PaymentGateway } from '#platform/server/payment-gateway/payment-gateway.ts';
import { takeAnswer } from './take-answer.ts';

let saved: CardsPortal;
beforeAll(async () => {
  saved = await openCards();
});
beforeEach(() => saved.startOver());
afterAll(() => saved.close());

const card = { type: 'VISA', name: '•••• 1111', expirationDate: null, reference: 'bank:1' } as const;

/** A gateway that signs neither the card nor its message, and accepts every form as signed. */
const gatewayThat = (ask: PaymentGateway['ask']): PaymentGateway => ({
  start: () => ({ url: '', fields: {} }),
  identifyAnswer: (form) => form['NONCE'] ?? null,
  readAnswer: (form, { order }) => (form['ORDER'] === order ? { outcome: 'unconfirmed' } : null),
  ask,
  charge: () => Promise.resolve({ outcome: 'open' }),
  reverse: () => Promise.resolve(),
});

async function formOfVisit() {
  await saved.begin();
  const visit = await saved.portal.platform.db
    .selectFrom('card_change')
    .select(['nonce', 'order_number'])
    .executeTakeFirstOrThrow();
  return { NONCE: visit.nonce, ORDER: visit.order_number, CARD: '4000XXXXXXXX6666', CARDHOLDERINFO: 'Call 0900 …' };
}
const lastVisit = () =>
  saved.portal.platform.db.selectFrom('card_change').select(['state', 'message']).executeTakeFirstOrThrow();

describe('an answer whose card is not signed', () => {
  it('saves the card that the gateway returns, never that of the form', async () => {
    const gateway = gatewayThat(() => Promise.resolve({ outcome: 'approved', card }));
    expect(await takeAnswer(saved.portal.platform, gateway, await formOfVisit())).toBe(true);
    const names = (await saved.cards()).map(({ name }) => name);
    expect(names).toContain('•••• 1111');
    expect(names).not.toContain('•••• 6666');
    await saved.portal.platform.pool.query(`delete from saved_card where name = '•••• 1111'`);
  });

  it('shows the message that the gateway returns, never that of the form', async () => {
    const gateway = gatewayThat(() => Promise.resolve({ outcome: 'refused', reason: '51', message: null }));
    expect(await takeAnswer(saved.portal.platform, gateway, await formOfVisit())).toBe(false);
    expect(await lastVisit()).toEqual({ state: 'refused', message: null });
  });

  it('reverses an authorisation that the portal does not accept', async () => {
    const refused = { outcome: 'refused', reason: '51', message: null, reference: 'bank:7' } as const;
    const gateway = gatewayThat(() => Promise.resolve(refused));
    expect(await takeAnswer(saved.portal.platform, gateway, await formOfVisit())).toBe(false);
    const jobs = await saved.portal.platform.pool.query<{ reference: string }>(
      `select payload ->> 'reference' as reference from scheduled_job where name = 'reverse-card-authorisation'`,
    );
    expect(jobs.rows).toEqual([{ reference: 'bank:7' }]);
  });

  it('settles nothing while the gateway is unavailable, or for another visit', async () => {
    const away = gatewayThat(() => Promise.reject(new GatewayUnavailable('away')));
    const form = await formOfVisit();
    expect(await takeAnswer(saved.portal.platform, away, form)).toBe(false);
    const there = gatewayThat(() => Promise.resolve({ outcome: 'approved', card }));
    await saved.portal.pass(3);
    expect(await takeAnswer(saved.portal.platform, there, { ...form, ORDER: '999999' })).toBe(false);
    expect(await lastVisit()).toEqual({ state: 'open', message: null });
  });
});
