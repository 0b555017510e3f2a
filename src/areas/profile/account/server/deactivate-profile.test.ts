import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoPassword } from '#database/demo/people.ts';
import { inTransaction } from '#platform/server/database/database.ts';
import { untilStatementIsBlocked } from '#testing/blocked-statement.ts';
import { outcomeOf } from '#testing/outcome-of.ts';
import type { TestReply } from '#testing/portal.ts';
import { openProfile, type ProfilePortal } from '#testing/profile.ts';
import { deactivateProfile } from './deactivate-profile.ts';

let profile: ProfilePortal;
beforeAll(async () => {
  profile = await openProfile();
});
beforeEach(() => profile.startOver());
afterAll(() => profile.close());

describe('closing', () => {
  const leave = (who = profile.maria) => who.call('DELETE', '/user-profile/accounts');

  it('stops automatic payments at once; a restored profile keeps its cards and addresses, but not its payments', async () => {
    const { pool } = profile.portal.platform;
    const holdings = async () => {
      const count = async (table: string) =>
        (
          await pool.query(
            `select 1 from ${table} join account using (account_id) where email = 'maria@demo.abonat.bg'`,
          )
        ).rowCount;
      return [await count('saved_card'), await count('address'), await count('recurrent_payment')];
    };
    const [cards, addresses, payments] = await holdings();
    expect([cards, addresses, payments].every((each) => each! > 0)).toBe(true);
    await leave();
    expect(await holdings()).toEqual([cards, addresses, 0]);
    const [{ text } = { text: '' }] = await profile.inbox('maria@demo.abonat.bg');
    const token = decodeURIComponent(/token=(\S+)/.exec(text)?.[1] ?? '');
    await profile.portal.browser().call('PUT', '/user-profile/accounts/restoration', { body: { token } });
    expect(await holdings()).toEqual([cards, addresses, 0]);
  });

  it.each([
    [
      'maria',
      'PUT',
      '/payments/saved-cards/0b7f4c7e-5d0a-4c1f-9a54-6f2c8f0a2001/recurrent-payments',
      { contract_ids: ['M1000101'], enlightenments: [], smart_tvs: [] },
    ],
    [
      'georgi',
      'PUT',
      '/balance/359888100201/auto-top-up',
      { automatic: { mode: 'below', below: 5, amount: 10, ceiling: 20, card: '0b7f4c7e-5d0a-4c1f-9a54-6f2c8f0a2201' } },
    ],
  ] as const)('while %s sets up a payment leaves none: %s %s', async (name, method, path, body) => {
    const { db, pool, keys, clock } = profile.portal.platform;
    const who = await profile.portal.browser().signIn(name);
    const email = `${name}@demo.abonat.bg`;
    const [account] = await db.selectFrom('account').select('account_id').where('email', '=', email).execute();
    const closing = { accountId: account!.account_id, origin: 'https://portal.example', storageKey: keys.storage };
    const requests: Promise<TestReply>[] = [];
    await inTransaction(db, async (tx) => {
      await deactivateProfile(tx, { ...closing, now: clock.now() });
      requests.push(who.call(method, path, { body }));
      await untilStatementIsBlocked(pool);
    });
    expect((await Promise.all(requests)).map(outcomeOf)).toEqual(['401 Error_401']);
    for (const table of ['recurrent_payment', 'automatic_top_up']) {
      const { rowCount } = await pool.query(`select from ${table} where account_id = $1`, [closing.accountId]);
      expect(rowCount).toBe(0);
    }
  });

  it('ends all sessions of the profile at once [PR-008, PR-109, PR-111]', async () => {
    const elsewhere = await profile.portal.browser().signIn('maria');
    expect((await leave()).status).toBe(204);
    for (const who of [profile.maria, elsewhere]) expect((await who.call('GET', '/home/overview')).status).toBe(401);
    expect(await profile.mails()).toMatchObject([{ subject: 'Профилът ти е закрит' }]);
    expect(await profile.canSignIn('maria', demoPassword)).toBe(false);
    expect(await profile.audited('profile.close')).toBe(true);
  });

  it('is refused if the profile was closed or erased meanwhile', async () => {
    const { db, keys, clock } = profile.portal.platform;
    const { account_id } = await db.selectFrom('account').select('account_id').executeTakeFirstOrThrow();
    const now = clock.now();
    await db.updateTable('account').set({ deactivated_at: now }).where('account_id', '=', account_id).execute();
    for (const accountId of [account_id, 0]) {
      const closing = { accountId, origin: 'https://portal.example', storageKey: keys.storage, now };
      expect(await inTransaction(db, (tx) => deactivateProfile(tx, closing))).toEqual({ refused: 'Error_401' });
    }
    expect(await profile.mails()).toEqual([]);
  });

  it('whose answer was lost is reported as done under its key, although the session is over', async () => {
    const key = (name: string) => ({ headers: { 'idempotency-key': name } });
    const close = (name: string) => profile.maria.call('DELETE', '/user-profile/accounts', key(name));
    expect((await close('key-of-the-closing')).status).toBe(204);
    expect((await close('key-of-the-closing')).status).toBe(204);
    expect((await close('key-of-another-one')).status).toBe(401);
    expect(await profile.mails()).toHaveLength(1);
  });
});
