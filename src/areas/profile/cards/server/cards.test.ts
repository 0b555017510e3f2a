import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditOf } from '#testing/audit-of.ts';
import { openCards, paying, visa, type CardsPortal } from '#testing/cards.ts';

let saved: CardsPortal;
beforeAll(async () => {
  saved = await openCards();
});
beforeEach(() => saved.startOver());
afterAll(() => saved.close());

describe('the saved cards', () => {
  it('are listed with id, type, name, expiry and card_id, and are VISA or other [PR-050, PR-059, PR-060, PR-092]', async () => {
    const listed = await saved.cards();
    expect(listed.find(({ card_id }) => card_id === visa)).toEqual({
      id: visa,
      card_id: visa,
      type: 'VISA',
      name: '•••• 4417',
      expiration_date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
    });
    expect(new Set(listed.map(({ type }) => type))).toEqual(new Set(['VISA', 'other']));
  });
});

describe('adding a card', () => {
  it('never brings a card number to the portal: no answer contains more than four digits of one', async () => {
    const answer = await saved.visit(await saved.begin(), 'visa');
    await saved.post(answer!.url, answer!.fields);
    const { rows } = await saved.portal.platform.pool.query('select * from saved_card');
    const said = JSON.stringify([answer!.fields['CardName'], rows.map((row: { name: string }) => row.name)]);
    expect(said).not.toMatch(/\d{5}/);
  });
});

describe('replacing a card', () => {
  it('works like adding one, and the new card takes over all payments [PR-097]', async () => {
    const paid = async () => (await saved.maria.call('GET', '/payments/recurrent-payments')).body;
    const before = await paid();
    const answer = await saved.visit(await saved.begin(`/payments/saved-cards/${paying}/replace`), 'visa');
    await saved.post(answer!.url, answer!.fields);
    expect((await saved.cards()).find(({ card_id }) => card_id === paying)).toMatchObject({
      type: 'VISA',
      name: '•••• 4242',
    });
    expect(await paid()).toEqual(before);
    expect(await auditOf(saved.portal, 'card.replace')).toEqual([
      { subject: paying, facts: { name: '•••• 4242', before: '•••• 8802' } },
    ]);
    expect(await saved.mails()).toMatchObject([{ subject: 'Картата ти е сменена' }]);
  });
});
