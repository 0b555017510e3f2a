import { expect, it, onTestFinished } from 'vitest';
import { demoPassword } from '#database/demo/people.ts';
import { openPortal } from '#testing/portal.ts';
import { guardPassword } from './guard-password.ts';

it('the password of a profile that was closed meanwhile confirms nothing', async () => {
  const portal = await openPortal();
  onTestFinished(() => portal.close());
  const { db } = portal.platform;
  const account = await db.selectFrom('account').select(['account_id', 'password_hash']).executeTakeFirstOrThrow();
  const session = { accountId: account.account_id, sessionId: 'S'.repeat(25) };
  const guard = () => guardPassword(portal.platform, session, demoPassword);
  expect(await guard()).toEqual({ passwordHash: account.password_hash });
  await db
    .updateTable('account')
    .set({ deactivated_at: new Date() })
    .where('account_id', '=', session.accountId)
    .execute();
  expect(await guard()).toEqual({ refused: 'Error_401' });
});
