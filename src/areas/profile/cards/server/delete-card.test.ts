import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RecurrentPayments } from '../../payments/contract.ts';
import { untilStatementIsBlocked } from '#testing/blocked-statement.ts';
import { georgisCard, georgisNumber } from '#testing/balance.ts';
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

it('a card that tops up a number is named with it and cannot be deleted until the top-up stops', async () => {
  const { pool } = saved.portal.platform;
  const georgi = await saved.portal.browser().signIn('georgi');
  await pool.query('update recurrent_payment set account_id = null, card_id = null where card_id = $1', [georgisCard]);
  await pool.query(
    `insert into automatic_top_up (customer_id, service_id, account_id, card_id, mode, below_cents, amount_cents,
        ceiling_cents, created_at, chosen_at)
      select held.customer_id, held.service_id, account_id, card_id, 'below', 500, 1000, 3000, now(), now()
      from account_service held join saved_card using (account_id)
      where held.service_id = $1 and held.is_owner and card_id = $2`,
    [georgisNumber, georgisCard],
  );
  const topUps = async () =>
    ((await georgi.call('GET', '/payments/recurrent-payments')).body as RecurrentPayments).top_ups;
  const remove = () => georgi.call('DELETE', `/payments/saved-cards/${georgisCard}`);
  expect(await topUps()).toEqual([{ service_id: georgisNumber, card_id: georgisCard }]);
  expect(await remove()).toMatchObject({ status: 409, body: { ErrorCode: 'EC_Card_In_Use' } });
  await pool.query('update account_service set is_owner = false where service_id = $1', [georgisNumber]);
  expect(await topUps()).toEqual([]);
  await pool.query('update account_service set is_owner = true where service_id = $1', [georgisNumber]);
  await pool.query('update automatic_top_up set stopped_at = now()');
  expect(await topUps()).toEqual([]);
  expect((await remove()).status).toBe(204);
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
