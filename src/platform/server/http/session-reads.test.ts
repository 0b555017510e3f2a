import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPortal, type Browser, type TestPortal } from '#testing/portal.ts';
import type { TokenClaims } from './access-token.ts';
import { readsOfSession } from './session-reads.ts';

let portal: TestPortal;
let maria: Browser;
let claims: TokenClaims;
beforeAll(async () => {
  portal = await openPortal();
});
beforeEach(async () => {
  maria = await portal.browser().signIn('maria');
  const { sub, sid } = decodeJwt<{ sid: string }>(maria.tokens!.access_token);
  claims = { accountId: Number(sub), sessionId: sid, cookieHash: Buffer.alloc(32) };
});
afterAll(() => portal.close());

const name = { name: 'first-name', text: 'select first_name from account where account_id = $1', values: [1] };
const nothing = { name: 'nobody', text: 'select first_name from account where account_id = -1', values: [] };

describe('a read of a session', () => {
  it('returns the rows in order and proves the session', async () => {
    const own = readsOfSession(portal.platform, claims);
    const numbers = {
      name: 'numbers',
      text: 'select n from generate_series(1, $1::int) n order by n desc',
      values: [3],
    };
    expect(await own.reads.read(numbers)).toEqual([{ n: 3 }, { n: 2 }, { n: 1 }]);
    expect(await own.isProved()).toBe(true);
  });

  it('without rows proves nothing, nor does one that fails or is never sent', async () => {
    const own = () => readsOfSession(portal.platform, claims);
    const [empty, failed, silent] = [own(), own(), own()];
    expect(await empty.reads.read(nothing)).toEqual([]);
    await expect(failed.reads.read({ name: 'wrong', text: 'select 1 / 0 as n', values: [] })).rejects.toThrow('zero');
    expect(await Promise.all([empty.isProved(), failed.isProved(), silent.isProved()])).toEqual([false, false, false]);
  });

  it.each([
    ['was ended', `update session set ended_at = now() where session_id = $1`],
    ['is too old', `update session set created_at = now() - interval '10 years' where session_id = $1`],
    [
      'belongs to a closed account',
      `update account set deactivated_at = now() from session
      where session.account_id = account.account_id and session_id = $1`,
    ],
  ])('returns nothing when the session %s, and home is refused', async (_, change) => {
    await portal.platform.pool.query(change, [claims.sessionId]);
    const own = readsOfSession(portal.platform, claims);
    expect(await own.reads.read(name)).toEqual([]);
    expect(await own.isProved()).toBe(false);
    expect((await maria.call('GET', '/home/overview')).status).toBe(401);
    await portal.platform.pool.query('update account set deactivated_at = null');
  });

  it('returns nothing for a session of another account', async () => {
    expect(await readsOfSession(portal.platform, { ...claims, accountId: 2 }).reads.read(name)).toEqual([]);
  });

  it('without rows is answered while the session is active, and the log names the account', async () => {
    const ivan = await portal.browser().signIn('ivan');
    await portal.platform.pool.query(`delete from account_service where account_id =
      (select account_id from account where username like 'ivan@%')`);
    expect(await ivan.call('GET', '/home/overview')).toMatchObject({ status: 200, body: { services: [] } });
    expect(portal.log.findLast((line) => line.includes('/home/overview'))).toMatch(/"accountId":\d+/);
  });
});
