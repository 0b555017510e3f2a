import { afterAll, beforeAll, expect, it } from 'vitest';
import { outcomeOf } from '#testing/outcome-of.ts';
import { openPasskeys } from '#testing/passkeys.ts';

let passkeys: Awaited<ReturnType<typeof openPasskeys>>;
beforeAll(async () => {
  passkeys = await openPasskeys();
});
afterAll(() => passkeys.close());

it('a passkey is renamed and removed by its owner only [PK-004]', async () => {
  const maria = await passkeys.portal.browser().signIn('maria');
  await passkeys.stepUp(maria);
  const { passkey, who } = await passkeys.userWithPasskey('georgi');
  const foreign = '403 EC_User_Not_Authoried';
  expect(outcomeOf(await passkeys.rename(maria, passkey.passkey_id, 'x'))).toBe(foreign);
  expect(outcomeOf(await passkeys.remove(maria, passkey.passkey_id))).toBe(foreign);
  expect((await passkeys.rename(who, passkey.passkey_id, 'Лаптоп')).status).toBe(204);
  expect(await passkeys.list(who)).toMatchObject([{ name: 'Лаптоп' }]);
  expect((await passkeys.remove(who, passkey.passkey_id)).status).toBe(204);
  expect(await passkeys.list(who)).toEqual([]);
});

it('a removed passkey opens no session, even if it has just signed in', async () => {
  const { device, passkey, who } = await passkeys.userWithPasskey('nikola');
  const { browser, session_id, options, answer } = await passkeys.ask();
  const answered = (await answer(device.assert(options))).body as { code: string; return_uri: string };
  expect((await passkeys.remove(who, passkey.passkey_id)).status).toBe(204);
  const completed = await browser.call('POST', '/account/auth/complete-new', { body: { session_id, ...answered } });
  expect(outcomeOf(completed)).toBe('409 EC_Sign_In_Expired');
});
