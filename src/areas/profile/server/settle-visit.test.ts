import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openCards, type CardsPortal } from '#testing/cards.ts';

let saved: CardsPortal;
beforeAll(async () => {
  saved = await openCards();
});
beforeEach(() => saved.startOver());
afterAll(() => saved.close());

describe('adding a card', () => {
  it.each(['visa', 'mastercard', 'secured'] as const)(
    'with the test card %s saves it once, tells of it and gives the sum back',
    async (card) => {
      const before = await saved.cards();
      const answer = await saved.visit(await saved.begin(), card);
      expect(await saved.post(answer!.url, answer!.fields)).toMatchObject({
        status: 303,
        location: '/my-a1/my-profile/my-cards?result=success',
      });
      const after = await saved.cards();
      expect(after).toHaveLength(before.length + 1);
      expect(await saved.lastChange()).toMatchObject({ state: 'saved', card_id: after.at(-1)?.card_id });
      expect(await saved.mails()).toMatchObject([
        { recipient: 'maria@demo.abonat.bg', subject: 'Добавена е карта в профила ти' },
      ]);
      await saved.portal.runDueJobs();
      expect(await saved.isReversed()).toBe(true);
      await saved.maria.call('DELETE', `/payments/saved-cards/${after.at(-1)!.card_id}`);
    },
  );

  it('happens once however often and however much at once the answer comes', async () => {
    const before = await saved.cards();
    const answer = await saved.visit(await saved.begin(), 'visa');
    await Promise.all(Array.from({ length: 10 }, () => saved.post(answer!.url, answer!.fields)));
    expect(await saved.cards()).toHaveLength(before.length + 1);
    expect(await saved.mails()).toHaveLength(1);
  });

  it.each(['poor', 'none'] as const)('with %s saves nothing and says that it was refused', async (card) => {
    const before = await saved.cards();
    const answer = await saved.visit(await saved.begin(), card);
    expect((await saved.post(answer!.url, answer!.fields)).location).toContain('result=fail');
    expect(await saved.cards()).toEqual(before);
    expect(await saved.lastChange()).toMatchObject({ state: 'refused' });
  });

  it('is believed by the signature alone: every altered or missing word of an approval saves nothing', async () => {
    const before = await saved.cards();
    const { url, fields } = (await saved.visit(await saved.begin(), 'visa'))!;
    const lies = Object.keys(fields).flatMap((name) => [
      { ...fields, [name]: `${fields[name]}x` },
      ...(fields[name] === '' ? [] : [{ ...fields, [name]: '' }]),
    ]);
    for (const lie of [...lies, {}]) expect((await saved.post(url, lie)).location).toContain('result=fail');
    const states = await saved.portal.platform.db.selectFrom('card_change').select('state').execute();
    expect(states).toEqual([{ state: 'open' }]);
    expect(await saved.cards()).toEqual(before);
    expect((await saved.post(url, fields)).location).toContain('result=success');
    expect(await saved.cards()).toHaveLength(before.length + 1);
  });

  it('cannot be answered with what the portal itself signed for the page', async () => {
    const before = await saved.cards();
    const { transaction } = await saved.begin();
    await saved.post('/api/payments/saved-cards/answer', { ...transaction, Result: 'approved' });
    expect(await saved.cards()).toEqual(before);
  });
});
