import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outcomeOf } from '#testing/outcome-of.ts';
import { createDevice } from '#testing/passkey-device.ts';
import { openPasskeys } from '#testing/passkeys.ts';
import type { Browser } from '#testing/portal.ts';
import { mostPasskeys } from '../../passkeys/rules.ts';

let passkeys: Awaited<ReturnType<typeof openPasskeys>>;
let maria: Browser;
beforeAll(async () => {
  passkeys = await openPasskeys();
  maria = await passkeys.portal.browser().signIn('maria');
});
afterAll(() => passkeys.close());

it('a passkey is added only after a step-up [PK-004]', async () => {
  const refused = '403 EC_Step_Up_Required';
  expect(outcomeOf(await maria.call('POST', '/account/auth/passkeys/start'))).toBe(refused);
  const ivan = await passkeys.userWithPasskey('ivan');
  const other = createDevice().attest(await passkeys.start(ivan.who));
  expect(outcomeOf(await passkeys.add(maria, other))).toBe(refused);
});

describe('after a step-up', () => {
  beforeAll(() => passkeys.stepUp(maria));

  it('a device adds a passkey with a name, and the owner is told by e-mail [PK-004]', async () => {
    const options = await passkeys.start(maria);
    expect(options).toMatchObject({
      rp: { id: 'localhost' },
      user: { name: 'maria@demo.abonat.bg', displayName: 'Мария Иванова' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [],
    });
    const { status, body } = await passkeys.add(maria, { ...createDevice().attest(options), name: ' Моят телефон ' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ name: 'Моят телефон', last_used_at: null });
    expect(await passkeys.list(maria)).toEqual([body]);
    const { rows } = await passkeys.portal.platform.pool.query<{ body: string }>(
      `select subject || body as body from outbox where recipient = 'maria@demo.abonat.bg' order by created_at desc limit 1`,
    );
    expect(rows[0]?.body).toContain('Моят телефон');
  });

  it('the device learns which passkeys the profile has, under one random name [PK-004]', async () => {
    const { excludeCredentials, user } = await passkeys.start(maria);
    expect(excludeCredentials).toHaveLength(1);
    expect((await passkeys.start(maria)).user.id).toBe(user.id);
    expect(Buffer.from(user.id, 'base64url')).toHaveLength(32);
  });

  it.each([
    ['of another site', { origin: 'https://evil.example' }],
    ['for another host', { rpId: 'evil.example' }],
    ['without a verified user', { isVerified: false }],
    ['to another challenge', { challenge: 'b3RoZXI' }],
  ])('an answer %s is refused [PK-004]', async (_, answer) => {
    const attested = createDevice().attest(await passkeys.start(maria), answer);
    expect(outcomeOf(await passkeys.add(maria, attested))).toBe('400 EC_Passkey_Invalid');
  });

  it('none is added at an address without a host name [PK-004]', async () => {
    const attested = createDevice().attest(await passkeys.start(maria));
    const added = maria.call('POST', '/account/auth/passkeys', {
      headers: { host: '127.0.0.1' },
      body: { name: 'Phone', ...attested },
    });
    expect(outcomeOf(await added)).toBe('400 EC_Passkey_Unavailable');
  });

  it('an answer works once, and not for ever [PK-004]', async () => {
    const device = createDevice();
    const attested = device.attest(await passkeys.start(maria));
    expect((await passkeys.add(maria, attested)).status).toBe(200);
    expect(outcomeOf(await passkeys.add(maria, attested))).toBe('400 EC_Passkey_Invalid');
  });

  it('a key that belongs to a profile is not added to another [PK-004]', async () => {
    const { device } = await passkeys.userWithPasskey('elena');
    const attested = device.attest(await passkeys.start(maria));
    expect(outcomeOf(await passkeys.add(maria, attested))).toBe('400 EC_Passkey_Invalid');
  });

  it('concurrent answers keep the limit of passkeys [PK-004]', async () => {
    const { pool } = passkeys.portal.platform;
    const late = await passkeys.portal.browser().signIn('maria');
    await passkeys.stepUp(late);
    const tooMany = createDevice().attest(await passkeys.start(late));
    const missing = mostPasskeys - (await passkeys.list(maria)).length;
    for (let at = 1; at < missing; at++) {
      expect((await passkeys.add(maria, createDevice().attest(await passkeys.start(maria)))).status).toBe(200);
    }
    const attested = createDevice().attest(await passkeys.start(maria));
    expect((await passkeys.add(maria, attested)).status).toBe(200);
    expect(outcomeOf(await maria.call('POST', '/account/auth/passkeys/start'))).toBe('409 EC_Passkey_Limit');
    expect(outcomeOf(await passkeys.add(late, tooMany))).toBe('409 EC_Passkey_Limit');
    const { rows } = await pool.query(
      `select from passkey join account using (account_id) where username like 'maria@%'`,
    );
    expect(rows).toHaveLength(mostPasskeys);
  });
});
