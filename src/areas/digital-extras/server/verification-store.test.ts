import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPortal, type TestPortal } from '#testing/portal.ts';
import { findLastRecipient } from './verification-store.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

it('the recipient of a code is read for its requester, purpose and subject only', async () => {
  const own = { requester: 'account:1', purpose: 'extras', subject: 'one' };
  const others = [{ requester: 'account:2' }, { purpose: 'sign-in' }, { subject: 'two' }];
  for (const [at, { requester, purpose, subject }] of [
    own,
    ...others.map((other) => ({ ...own, ...other })),
  ].entries()) {
    await portal.platform.pool.query(
      `insert into code_request values ($1, $2, $3, $4, gen_random_uuid(), '{}', '{}', now() + $5::integer * interval '1 minute')`,
      [requester, purpose, `recipient ${at}`, subject, at],
    );
  }
  expect(await findLastRecipient(portal.platform.db, { ...own, recipient: '' })).toBe('recipient 0');
});
