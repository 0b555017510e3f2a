import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { untilStatementIsBlocked } from '#testing/blocked-statement.ts';
import { idle, openCards, paying, type CardsPortal } from '#testing/cards.ts';

let saved: CardsPortal;
beforeAll(async () => {
  saved = await openCards();
});
beforeEach(() => saved.startOver());
afterAll(() => saved.close());

async function addCard(): Promise<string> {
  const { url, fields } = (await saved.visit(await saved.begin(), 'visa'))!;
  await saved.post(url, fields);
  return (await saved.cards()).at(-1)!.card_id;
}

describe('the saved cards', () => {
  it('can be deleted unless they pay something [PR-002, PR-093]', async () => {
    expect(await saved.maria.call('DELETE', `/payments/saved-cards/${paying}`)).toMatchObject({
      status: 409,
      body: { ErrorCode: 'EC_Card_In_Use' },
    });
    expect((await saved.maria.call('DELETE', `/payments/saved-cards/${idle}`)).status).toBe(204);
    expect((await saved.cards()).map(({ card_id }) => card_id)).not.toContain(idle);
    expect((await saved.cards()).map(({ card_id }) => card_id)).toContain(paying);
  });
});

it('a retried deletion of a card is not refused', async () => {
  const card = await addCard();
  const remove = (key: string) =>
    saved.maria.call('DELETE', `/payments/saved-cards/${card}`, { headers: { 'idempotency-key': key } });
  expect((await remove('gone-for-good')).status).toBe(204);
  expect((await remove('gone-for-good')).status).toBe(204);
  expect(await remove('another-one')).toMatchObject({ status: 403, body: { ErrorCode: 'EC_User_Not_Authoried' } });
  const georgi = await saved.portal.browser().signIn('georgi');
  const foreign = await georgi.call('DELETE', `/payments/saved-cards/${card}`, {
    headers: { 'idempotency-key': 'gone-for-good' },
  });
  expect(foreign.status).toBe(403);
});

it('a card that disappears during its deletion is refused', async () => {
  const { pool } = saved.portal.platform;
  const card = await addCard();
  const other = await pool.connect();
  await other.query('begin');
  await other.query('delete from saved_card where card_id = $1', [card]);
  const deleted = saved.maria.call('DELETE', `/payments/saved-cards/${card}`);
  try {
    await untilStatementIsBlocked(pool);
  } finally {
    await other.query('commit');
    other.release();
  }
  expect(await deleted).toMatchObject({ status: 403, body: { ErrorCode: 'EC_User_Not_Authoried' } });
});
