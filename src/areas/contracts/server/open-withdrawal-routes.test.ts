import { readFile } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Withdrawal, WithdrawalPreview } from '#areas/contracts/contract.ts';
import { openWithdrawalsPerDay } from '#areas/contracts/rules.ts';
import { purchaseKinds } from '#platform/purchases.ts';
import { listeners, openMusic, type MusicPortal } from '#testing/music-offer.ts';
import { contractsOn, statement } from '#testing/contracts.ts';
import type { Prover } from '#testing/prover.ts';

let music: MusicPortal;
beforeEach(async () => {
  music = await openMusic();
  await music.who.prove(listeners.fresh);
  await music.activate();
});
afterEach(() => music.close());

const path = '/open-purchases/withdrawal';
const read = (prover: Prover = music.who, kind = 'music') => prover.call('GET', path, { query: { kind } });
const preview = async (prover?: Prover) => (await read(prover)).body as WithdrawalPreview;
const send = (purchase_id: string, prover: Prover = music.who, headers: Record<string, string> = {}) =>
  prover.call('POST', path, { query: { kind: 'music' }, body: { purchase_id, ...statement }, headers });
const count = async (query: string) => (await music.portal.platform.pool.query(query)).rowCount;
const withdrawals = () => count('select from withdrawal where account_id is null');
const receipts = () =>
  count(`select from outbox where recipient = '${statement.email}' and attachment_name = 'withdrawal.pdf'`);

/** The same purchase again, under another id and with other facts. */
async function copyPurchase(purchaseId: string, facts: Record<string, string>): Promise<string> {
  const copyId = `copy-${crypto.randomUUID()}`;
  await music.portal.platform.pool.query(
    `insert into purchase select (jsonb_populate_record(purchase, $2)).* from purchase where purchase_id = $1`,
    [purchaseId, { purchase_id: copyId, ...facts }],
  );
  return copyId;
}

describe('music that was started without sign-in [FE-001, FE-002]', () => {
  it('is withdrawn from in the same way: meaning, statement, receipt, end', async () => {
    const { purchase, used_days, person } = await preview();
    expect({ purchase, used_days, person }).toMatchObject({
      purchase: { kind: 'music', refusal: null, service_id: listeners.fresh, withdrawal: null },
      used_days: 0,
      person: { name: '', email: '' },
    });
    const reply = await send(purchase.purchase_id);
    expect(reply.status).toBe(200);
    expect(reply.body as Withdrawal).toMatchObject({ ...statement, state: 'ending' });
    expect(await receipts()).toBe(1);
    expect(await count(`select from audit where action = 'contract.withdraw' and account_id is null`)).toBe(1);
    await music.portal.runDueJobs();
    expect(await music.status()).toMatchObject({ status: 'Deactivated', deactivation_date: music.today });
    expect((await preview()).purchase.withdrawal).toMatchObject({ state: 'ended', name: '', email: '' });
  });

  it('answers a repeated request in the same way, and sends one receipt', async () => {
    const { purchase } = await preview();
    const key = { 'idempotency-key': crypto.randomUUID() };
    const first = await send(purchase.purchase_id, music.who, key);
    const second = await send(purchase.purchase_id, music.who, key);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body).toEqual(first.body);
    expect(await withdrawals()).toBe(1);
    expect(await receipts()).toBe(1);
  });

  it('is withdrawn from once, also at the same time or with a new request', async () => {
    const { purchase } = await preview();
    const replies = await Promise.all([send(purchase.purchase_id), send(purchase.purchase_id)]);
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect((await send(purchase.purchase_id)).body).toMatchObject({ ErrorCode: 'EC_Already_Withdrawn' });
    expect(await withdrawals()).toBe(1);
    expect(await receipts()).toBe(1);
  });

  it('is limited to three in a day, because each sends an e-mail to any address', async () => {
    for (let turn = 0; turn < openWithdrawalsPerDay; turn++) {
      if (turn > 0) await music.activate();
      expect((await send((await preview()).purchase.purchase_id)).status).toBe(200);
      // A refused statement does not count.
      expect((await send((await preview()).purchase.purchase_id)).status).toBe(409);
      await music.portal.runDueJobs();
    }
    await music.activate();
    const { purchase } = await preview();
    const refused = await send(purchase.purchase_id);
    expect(refused.body).toMatchObject({
      ErrorCode: 'EC_Too_Many_Requests',
      Properties: { WaitSeconds: expect.any(Number) as number },
    });
    expect(await withdrawals()).toBe(openWithdrawalsPerDay);
    expect(await receipts()).toBe(openWithdrawalsPerDay);
    // The count of a day is over with it.
    await music.portal.pass(24 * 3600);
    await music.who.prove(listeners.fresh);
    expect((await send(purchase.purchase_id)).status).toBe(200);
  });

  it('has its name without quotes, also if it was bought under one with them', async () => {
    const { pool } = music.portal.platform;
    await pool.query(`update purchase set name_bg = '„' || name_bg || '“' where kind = 'music'`);
    expect((await preview()).purchase.name).toBe('„Ноти“');
    await pool.query(await readFile('database/migrations/0108-name-of-bought-music.sql', 'utf8'));
    expect((await preview()).purchase.name).toBe('Ноти');
  });

  it('is the newest order of the number', async () => {
    const { purchase } = await preview();
    const hour = 3600 * 1000;
    const at = (ms: number) => new Date(new Date(purchase.concluded_at).getTime() + ms).toISOString();
    await copyPurchase(purchase.purchase_id, { concluded_at: at(-hour) });
    expect((await preview()).purchase.purchase_id).toBe(purchase.purchase_id);
    const newer = await copyPurchase(purchase.purchase_id, { concluded_at: at(hour) });
    expect((await preview()).purchase.purchase_id).toBe(newer);
  });

  it('shows nothing of a withdrawal of the owner', async () => {
    const { purchase } = await preview();
    const owner = await contractsOn(music.portal, 'maria');
    await owner.withdraw(purchase.purchase_id);
    const { body } = await read();
    expect(JSON.stringify(body)).not.toContain(statement.email);
    expect(JSON.stringify(body)).not.toContain(statement.name);
    expect((await send(purchase.purchase_id)).body).toMatchObject({ ErrorCode: 'EC_Already_Withdrawn' });
  });

  it('needs the proof of its number', async () => {
    const { purchase } = await preview();
    const stranger = music.another();
    for (const reply of [await read(stranger), await send(purchase.purchase_id, stranger)]) {
      expect(reply.body).toMatchObject({ ErrorCode: 'EC_Verification_Failed' });
    }
    await stranger.prove(listeners.expired);
    for (const reply of [await read(stranger), await send(purchase.purchase_id, stranger)]) {
      expect(reply.body).toMatchObject({ ErrorCode: 'EC_Not_Found' });
    }
    expect(await withdrawals()).toBe(0);
  });

  it('is not found by another number of the same customer, or under another id', async () => {
    const { purchase } = await preview();
    const other = music.another();
    await other.prove(listeners.listening);
    expect((await read(other)).body).toMatchObject({ ErrorCode: 'EC_Not_Found' });
    expect((await send(purchase.purchase_id, other)).body).toMatchObject({ ErrorCode: 'EC_Not_Found' });
    // The second is an order in the profile of the same customer, the third one of another number without sign-in.
    const ofOther = await copyPurchase(purchase.purchase_id, { service_id: listeners.listening });
    for (const id of ['another', 'ORD-0101-1', ofOther]) {
      expect((await send(id)).body).toMatchObject({ ErrorCode: 'EC_Not_Found' });
    }
    expect(await withdrawals()).toBe(0);
  });

  it('is not withdrawn from after an hour without a new proof, or after 14 days', async () => {
    const { purchase } = await preview();
    await music.portal.pass(3601);
    expect((await send(purchase.purchase_id)).body).toMatchObject({ ErrorCode: 'EC_Verification_Failed' });
    await music.portal.pass(20 * 24 * 3600);
    await music.who.prove(listeners.fresh);
    expect((await send(purchase.purchase_id)).body).toMatchObject({ ErrorCode: 'EC_Withdrawal_Over' });
    expect((await preview()).purchase.refusal).toBe('over');
  });
});

describe('without sign-in', () => {
  it.each(purchaseKinds.filter((kind) => kind !== 'music'))(
    'what is only sold in a profile is not found: %s',
    async (kind) => {
      expect((await read(music.who, kind)).body).toMatchObject({ ErrorCode: 'EC_Not_Found' });
    },
  );

  it.each([
    ['of an account', 'account_id = (select min(account_id) from account)'],
    ['paid from a balance, whose refund needs an account', `paid_from = 'balance'`],
    ['paid by card, whose refund needs an account', `paid_from = 'card'`],
    ['of another kind', `kind = 'extra'`],
    ['that failed', 'failed_at = now()'],
  ])('orders %s are not found by the number [FE-001]', async (_, change) => {
    await music.portal.platform.pool.query(`update purchase set ${change} where kind = 'music'`);
    expect((await read()).body).toMatchObject({ ErrorCode: 'EC_Not_Found' });
  });
});
