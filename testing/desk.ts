// Operators for tests: added, enrolled and signed in like real ones.

import { Secret, TOTP } from 'otpauth';
import { addOperator } from '#areas/operator-desk/entrance/server/manage-operators.ts';
import type { Role } from '#areas/operator-desk/entrance/rules.ts';
import type { Browser, TestPortal } from './portal.ts';

export const deskPassword = 'Vitosha_2290_snow';

export type DeskUser = { browser: Browser; name: string; secret: string };

let added = 0;

/** A signed-in operator with a unique name. */
export async function openDesk(portal: TestPortal, ...roles: Role[]): Promise<DeskUser> {
  added += 1;
  const name = `operator-${added}`;
  const secret = await enrol(portal, name, roles);
  // Tests sign in more often than rate limits allow.
  await portal.platform.pool.query(`delete from rate_limit where name like 'desk-%'`);
  // The code of the enrolment is already used.
  const browser = portal.browser();
  const code = codeAt(secret, portal.platform.clock.now(), 1);
  const { status, body } = await browser.call('POST', '/operator/sign-in', {
    body: { name, password: deskPassword, code },
  });
  if (status !== 200) throw new Error(`${name} could not sign in: ${JSON.stringify(body)}`);
  const { token } = body as { token: string };
  browser.tokens = { access_token: token, refresh_token: '' };
  return { browser, name, secret };
}

export async function enrol(portal: TestPortal, name: string, roles: readonly Role[]): Promise<string> {
  const key = await addOperator(portal.platform, name, roles);
  const browser = portal.browser();
  const begun = await browser.call('POST', '/operator/enrolment/begin', { body: { key } });
  const { secret } = begun.body as { secret: string };
  const code = codeAt(secret, portal.platform.clock.now());
  const completed = await browser.call('POST', '/operator/enrolment/complete', {
    body: { key, password: deskPassword, code },
  });
  if (completed.status !== 204) throw new Error(`${name} could not enrol: ${JSON.stringify(completed.body)}`);
  return secret;
}

/** The id of an operator who has not enrolled. */
export async function operatorIn({ platform: { db, clock } }: TestPortal, name: string): Promise<number> {
  const made = db.insertInto('operator').values({ name, roles: ['editor'], created_at: clock.now() });
  return (await made.returning('operator_id').executeTakeFirstOrThrow()).operator_id;
}

/** The code of an authenticator at a time, or a number of 30-second steps later. */
export function codeAt(secret: string, now: Date, steps = 0): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret), digits: 6, period: 30 });
  return totp.generate({ timestamp: now.getTime() + steps * 30_000 });
}
