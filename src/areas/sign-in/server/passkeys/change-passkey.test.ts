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
