import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openCards, visa, type CardsPortal } from '#testing/cards.ts';
import { formFields } from '../card-rules.ts';

let saved: CardsPortal;
beforeAll(async () => {
  saved = await openCards();
});
beforeEach(() => saved.startOver());
afterAll(() => saved.close());

describe('adding a card', () => {
  it('begins with an empty body and answers where to post which fields, BaseUrl among them [PR-094]', async () => {
    const { url, transaction } = await saved.begin();
    expect(transaction).toMatchObject({ BaseUrl: url, Amount: '1.00', Currency: 'EUR' });
    expect(Object.keys(formFields(transaction))).toEqual(
      expect.arrayContaining(['TransactionId', 'Amount', 'Currency', 'ReturnUrl', 'Signature']),
    );
    expect((await saved.maria.call('POST', '/payments/saved-cards', { body: { name: 'x' } })).status).toBe(400);
  });

  it('opens no page for a form that the portal did not sign', async () => {
    const { url, transaction } = await saved.begin();
    const changed = { ...formFields(transaction), Amount: '0.01' };
    expect((await saved.post(url, changed)).status).toBe(400);
  });

  it('is begun once under one Idempotency-Key', async () => {
    const headers = { 'idempotency-key': 'one-key-of-a-card' };
    const [first, second] = [
      await saved.maria.call('POST', '/payments/saved-cards', { headers }),
      await saved.maria.call('POST', '/payments/saved-cards', { headers }),
    ];
    expect(second.body).toEqual(first.body);
    expect(await saved.portal.platform.db.selectFrom('card_change').select('nonce').execute()).toHaveLength(1);
  });
});

describe('replacing a card', () => {
  it('twice at once counts the later visit; the earlier one changes nothing and its sum goes back', async () => {
    const [first, second] = [
      await saved.begin(`/payments/saved-cards/${visa}/replace`),
      await saved.begin(`/payments/saved-cards/${visa}/replace`),
    ];
    const [early, later] = [await saved.visit(first, 'visa'), await saved.visit(second, 'mastercard')];
    await saved.post(later!.url, later!.fields);
    await saved.post(early!.url, early!.fields);
    expect((await saved.cards()).find(({ card_id }) => card_id === visa)).toMatchObject({ name: '•••• 5454' });
    await saved.portal.runDueJobs();
    expect(await saved.isReversed()).toBe(true);
  });
});
