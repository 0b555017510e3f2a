import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outcomeOf } from '#testing/outcome-of.ts';
import type { PasskeyDevice } from '#testing/passkey-device.ts';
import { openPasskeys } from '#testing/passkeys.ts';
import type { Browser } from '#testing/portal.ts';

let passkeys: Awaited<ReturnType<typeof openPasskeys>>;
let maria: { who: Browser; device: PasskeyDevice; passkey: { passkey_id: string } };
beforeAll(async () => {
  passkeys = await openPasskeys();
  maria = await passkeys.userWithPasskey('maria');
});
afterAll(() => passkeys.close());

const invalid = '400 EC_Passkey_Invalid';

describe('a step-up', () => {
  const stepUp = async (who: Browser, device: PasskeyDevice, counter?: number) => {
    const asked = await who.call('POST', '/account/auth/step-up/passkey');
    const assertion = device.assert(asked.body as never, counter ? { counter } : {});
    return who.call('POST', '/account/auth/step-up', { body: { factor: 'passkey', assertion } });
  };

  it('accepts a passkey of the account [PK-005]', async () => {
    const other = await passkeys.portal.browser().signIn('maria');
    expect(outcomeOf(await other.call('POST', '/account/auth/passkeys/start'))).toBe('403 EC_Step_Up_Required');
    expect((await stepUp(other, maria.device, 70)).status).toBe(204);
    expect((await other.call('POST', '/account/auth/passkeys/start')).status).toBe(200);
    expect((await other.call('GET', '/account/auth/step-up')).body).toMatchObject({ has_passkey: true });
  });

  it('refuses a passkey of somebody else [PK-005]', async () => {
    const ivan = await passkeys.userWithPasskey('ivan');
    const other = await passkeys.portal.browser().signIn('maria');
    expect(outcomeOf(await stepUp(other, ivan.device))).toBe(invalid);
  });

  it('refuses a copied passkey, and records it [PK-005]', async () => {
    const boris = await passkeys.userWithPasskey('boris');
    const before = await passkeys.copies();
    expect((await stepUp(boris.who, boris.device, 40)).status).toBe(204);
    expect(outcomeOf(await stepUp(boris.who, boris.device, 40))).toBe(invalid);
    expect((await passkeys.copies()).slice(before.length)).toEqual([{ reference: boris.passkey.passkey_id }]);
  });

  it('is not offered at an address without a host name [PK-005]', async () => {
    const asked = maria.who.call('POST', '/account/auth/step-up/passkey', { headers: { host: '127.0.0.1' } });
    expect(outcomeOf(await asked)).toBe('400 EC_Passkey_Unavailable');
  });

  it('is not offered without a passkey [PK-005]', async () => {
    const elena = await passkeys.portal.browser().signIn('elena');
    expect(outcomeOf(await elena.call('POST', '/account/auth/step-up/passkey'))).toBe('400 EC_Passkey_Unavailable');
  });
});
