import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditOf } from '#testing/audit-of.ts';
import { idle, openCards, type CardsPortal } from '#testing/cards.ts';

let saved: CardsPortal;
beforeAll(async () => {
  saved = await openCards();
});
beforeEach(() => saved.startOver());
afterAll(() => saved.close());

const reversals = () =>
  saved.portal.platform.db
    .selectFrom('scheduled_job')
    .select('name')
    .where('name', '=', 'reverse-card-authorisation')
    .execute();

describe('adding a card', () => {
  it.each(['visa', 'mastercard', 'secured'] as const)(
    'with the test card %s saves it once, notifies the user and reverses the amount',
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
      expect((await auditOf(saved.portal, 'card.add')).at(-1)).toEqual({
        subject: after.at(-1)?.card_id,
        facts: { name: after.at(-1)?.name },
      });
      expect(await saved.mails()).toMatchObject([
        { recipient: 'maria@demo.abonat.bg', subject: 'Добавена е карта в профила ти' },
      ]);
      await saved.portal.runDueJobs();
      expect(await saved.isReversed()).toBe(true);
      await saved.maria.call('DELETE', `/payments/saved-cards/${after.at(-1)!.card_id}`);
    },
  );

  it('happens once, however often and concurrently the answer comes', async () => {
    const before = await saved.cards();
    const answer = await saved.visit(await saved.begin(), 'visa');
    await Promise.all(Array.from({ length: 10 }, () => saved.post(answer!.url, answer!.fields)));
    expect(await saved.cards()).toHaveLength(before.length + 1);
    expect(await saved.mails()).toHaveLength(1);
    expect(await reversals()).toHaveLength(1);
  });

  it('after the profile is closed saves nothing and reverses the amount', async () => {
    const before = await saved.cards();
    const { url, fields } = (await saved.visit(await saved.begin(), 'visa'))!;
    await (await saved.maria.stepUp()).call('DELETE', '/user-profile/accounts');
    await saved.post(url, fields);
    await saved.portal.runDueJobs();
    expect(await saved.isReversed()).toBe(true);
    await saved.portal.platform.pool.query('update account set deactivated_at = null');
    await saved.signInAgain();
    expect(await saved.cards()).toEqual(before);
  });

  it.each([
    ['poor', 'the bank refused it', { state: 'refused', reason: null }],
    ['none', 'the user cancelled', { state: 'abandoned', reason: 'cancelled' }],
  ] as const)('with %s saves nothing and reports that %s', async (card, _, change) => {
    const before = await saved.cards();
    const answer = await saved.visit(await saved.begin(), card);
    expect((await saved.post(answer!.url, answer!.fields)).location).toContain('result=fail');
    expect(await saved.cards()).toEqual(before);
    expect(await saved.lastChange()).toMatchObject(change);
  });

  it('that is already saved adds no second one: the amount is reversed and the user is notified', async () => {
    const give = async (path?: string) => {
      const { url, fields } = (await saved.visit(await saved.begin(path), 'visa'))!;
      await saved.post(url, fields);
    };
    await give();
    const before = await saved.cards();
    for (const path of [undefined, `/payments/saved-cards/${idle}/replace`]) {
      await saved.portal.pass(1);
      await give(path);
      expect(await saved.cards()).toEqual(before);
      expect(await saved.lastChange()).toMatchObject({ state: 'refused', reason: 'same-card' });
    }
    await saved.portal.runDueJobs();
    expect(await saved.isReversed()).toBe(true);
  });

  it('requires the signature: an approval with any altered or missing field saves nothing', async () => {
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

  it('cannot be answered with the portal’s own signed form', async () => {
    const before = await saved.cards();
    const { transaction } = await saved.begin();
    await saved.post('/api/payments/saved-cards/answer', { ...transaction, Result: 'approved' });
    expect(await saved.cards()).toEqual(before);
  });
});

describe('cards approved at the same time', () => {
  it('never exceed ten: one over the limit is not saved, its amount is reversed and the user is notified', async () => {
    const { pool, db } = saved.portal.platform;
    const held = (await saved.cards()).length;
    const { rows } = await pool.query(
      `insert into saved_card (account_id, card_id, type, name, gateway_reference, created_at)
       select account_id, gen_random_uuid(), 'other', '•••• 7000', 'embedded:x', now()
       from account, generate_series(1, $1) where username = 'maria@demo.abonat.bg' returning card_id`,
      [8 - held],
    );
    const visits = [await saved.begin(), await saved.begin(), await saved.begin()];
    const answers = [];
    for (const [index, card] of (['visa', 'mastercard', 'secured'] as const).entries()) {
      answers.push((await saved.visit(visits[index]!, card))!);
    }
    const posted = await Promise.all(answers.map(({ url, fields }) => saved.post(url, fields)));
    expect(posted.map(({ location }) => String(location).split('=')[1]!).toSorted()).toEqual([
      'fail',
      'success',
      'success',
    ]);
    expect(await saved.cards()).toHaveLength(10);
    const settled = await db.selectFrom('card_change').select(['state', 'reason']).orderBy('state').execute();
    expect(settled).toEqual([
      { state: 'refused', reason: 'card-limit' },
      { state: 'saved', reason: null },
      { state: 'saved', reason: null },
    ]);
    await pool.query(`update card_change set created_at = created_at + interval '1 second' where state = 'refused'`);
    expect(await saved.lastChange()).toMatchObject({ state: 'refused', reason: 'card-limit', card_id: null });
    await saved.portal.runDueJobs();
    expect(await saved.isReversed()).toBe(true);
    expect((await saved.maria.call('POST', '/payments/saved-cards')).body).toMatchObject({
      ErrorCode: 'EC_Too_Many_Cards',
    });
    const added = (rows as { card_id: string }[]).map(({ card_id }) => card_id);
    await pool.query('delete from saved_card where card_id = any($1)', [added]);
  });
});
