import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '#platform/server/database/database.ts';
import { untilStatementIsBlocked } from '#testing/blocked-statement.ts';
import { outcomeOf } from '#testing/outcome-of.ts';
import { createDevice, type PasskeyDevice } from '#testing/passkey-device.ts';
import { openPasskeys } from '#testing/passkeys.ts';
import type { Browser } from '#testing/portal.ts';
import { attemptLifeSeconds } from '../../rules.ts';

let passkeys: Awaited<ReturnType<typeof openPasskeys>>;
let maria: { who: Browser; device: PasskeyDevice; passkey: { passkey_id: string } };
beforeAll(async () => {
  passkeys = await openPasskeys();
  maria = await passkeys.userWithPasskey('maria');
});
afterAll(() => passkeys.close());

const invalid = '400 EC_Passkey_Invalid';
const expired = '409 EC_Sign_In_Expired';

describe('a sign-in with a passkey', () => {
  it('opens the account without name, password and captcha, and counts as a step-up [PK-004, PK-005]', async () => {
    const { browser, session_id, options, answer } = await passkeys.ask();
    expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required', allowCredentials: [] });
    const { status, body } = await answer(maria.device.assert(options));
    expect(status).toBe(200);
    const { code, return_uri } = body as { code: string; return_uri: string };
    const tokens = await browser.call('POST', '/account/auth/complete-new', { body: { code, session_id, return_uri } });
    const { access_token } = tokens.body as { access_token: string };
    const headers = { authorization: `Bearer ${access_token}` };
    const account = await browser.call('GET', '/gateway/user-profiles/account-information', { headers });
    expect(account.body).toMatchObject({ username: 'maria@demo.abonat.bg' });
    const started = await browser.call('POST', '/account/auth/passkeys/start', { headers });
    expect(started.status).toBe(200);
    const [used] = await passkeys.list(maria.who);
    expect(used!.last_used_at).not.toBeNull();
  });

  it.each([
    ['of another site', { origin: 'https://evil.example' }],
    ['for another host', { rpId: 'evil.example' }],
    ['without a verified user', { isVerified: false }],
    ['to another challenge', { challenge: 'b3RoZXI' }],
  ])('an answer %s is refused [PK-004]', async (_, wrong) => {
    const { options, answer } = await passkeys.ask();
    expect(outcomeOf(await answer(maria.device.assert(options, wrong)))).toBe(invalid);
  });

  it('a count that goes back is recorded as a copied key, a wrong signature is not [PK-004]', async () => {
    for (const wrong of [{ isVerified: false }, { counter: 0 }]) {
      const { options, answer } = await passkeys.ask();
      expect(outcomeOf(await answer(maria.device.assert(options, wrong)))).toBe(invalid);
    }
    expect(await passkeys.copies()).toEqual([{ reference: maria.passkey.passkey_id }]);
  });

  it('a device that nobody added gets the same refusal [PK-004]', async () => {
    const { options, answer } = await passkeys.ask();
    expect(outcomeOf(await answer(createDevice().assert(options)))).toBe(invalid);
  });

  it('a challenge is used once, and only in its browser [PK-004]', async () => {
    const { options, answer, session_id } = await passkeys.ask();
    const assertion = maria.device.assert(options, { counter: 50 });
    const stranger = passkeys.portal.browser();
    const body = { session_id, assertion };
    expect(outcomeOf(await stranger.call('POST', '/account/auth/passkeys/sign-in', { body }))).toBe(expired);
    expect((await answer(assertion)).status).toBe(200);
    expect(outcomeOf(await answer(assertion))).toBe(expired);
  });

  it('a wrong answer uses up its challenge [PK-004]', async () => {
    const { options, answer } = await passkeys.ask();
    expect(outcomeOf(await answer(maria.device.assert(options, { isVerified: false, counter: 51 })))).toBe(invalid);
    expect(outcomeOf(await answer(maria.device.assert(options, { counter: 52 })))).toBe(expired);
  });

  it('one of twenty concurrent answers to a challenge is accepted [PK-004]', async () => {
    const { options, answer } = await passkeys.ask();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => answer(maria.device.assert(options, { counter: 60 + index }))),
    );
    expect(answers.map(outcomeOf).toSorted()).toEqual(['200', ...Array<string>(19).fill(expired)]);
  });

  it('one of twenty concurrent answers with the same count is accepted [PK-004]', async () => {
    const asked = await Promise.all(Array.from({ length: 20 }, () => passkeys.ask()));
    const answers = await Promise.all(
      asked.map(({ options, answer }) => answer(maria.device.assert(options, { counter: 100 }))),
    );
    expect(answers.map(outcomeOf).toSorted()).toEqual(['200', ...Array<string>(19).fill(invalid)]);
  });

  it('an answer is refused if a later one is accepted while it is checked [PK-004]', async () => {
    const { options, answer } = await passkeys.ask();
    const { db, pool } = passkeys.portal.platform;
    const { passkey_id } = maria.passkey;
    const earlier = await inTransaction(db, async (tx) => {
      await tx.selectFrom('passkey').select('counter').where('passkey_id', '=', passkey_id).forUpdate().execute();
      const answered = answer(maria.device.assert(options, { counter: 101 }));
      await untilStatementIsBlocked(pool);
      await tx.updateTable('passkey').set({ counter: 102 }).where('passkey_id', '=', passkey_id).execute();
      return { answered };
    });
    expect(outcomeOf(await earlier.answered)).toBe(invalid);
  });

  it('a passkey that is removed while it signs in opens nothing', async () => {
    const { device, passkey } = await passkeys.userWithPasskey('nikola');
    const { options, answer } = await passkeys.ask();
    const { db, pool } = passkeys.portal.platform;
    const removed = await inTransaction(db, async (tx) => {
      const account = tx.selectFrom('account').select('account_id').where('username', '=', 'nikola@demo.abonat.bg');
      await account.forUpdate().execute();
      const answered = answer(device.assert(options));
      await untilStatementIsBlocked(pool);
      await tx.deleteFrom('passkey').where('passkey_id', '=', passkey.passkey_id).execute();
      return { answered };
    });
    expect(outcomeOf(await removed.answered)).toBe(expired);
  });

  it('a device that does not count its signatures signs in again and again [PK-004]', async () => {
    const { device } = await passkeys.userWithPasskey('plamen');
    for (const counter of [0, 0, 7]) {
      const { options, answer } = await passkeys.ask();
      expect((await answer(device.assert(options, { counter }))).status).toBe(200);
    }
    const { options, answer } = await passkeys.ask();
    expect(outcomeOf(await answer(device.assert(options, { counter: 0 })))).toBe(invalid);
  });

  it('a sign-in expires after half an hour, before its challenge and after it [PK-004]', async () => {
    const asked = await passkeys.ask();
    await passkeys.portal.pass(attemptLifeSeconds + 1);
    const body = { session_id: asked.session_id };
    expect(outcomeOf(await asked.browser.call('POST', '/account/auth/passkeys/sign-in/start', { body }))).toBe(expired);
    expect(outcomeOf(await asked.answer(maria.device.assert(asked.options, { counter: 110 })))).toBe(expired);
  });

  it('a sign-in in another browser gets no challenge [PK-004]', async () => {
    const { session_id } = await passkeys.ask();
    const start = passkeys.portal
      .browser()
      .call('POST', '/account/auth/passkeys/sign-in/start', { body: { session_id } });
    expect(outcomeOf(await start)).toBe(expired);
  });
});

it('a removed passkey signs nobody in [PK-004]', async () => {
  const { who, device, passkey } = await passkeys.userWithPasskey('georgi');
  expect((await passkeys.remove(who, passkey.passkey_id)).status).toBe(204);
  const { options, answer } = await passkeys.ask();
  expect(outcomeOf(await answer(device.assert(options)))).toBe(invalid);
});

it('wrong answers of one address are limited; users with the same address still sign in [PK-004]', async () => {
  const { device } = await passkeys.userWithPasskey('elena');
  const answerWith = async (sender: PasskeyDevice) => {
    const { options, answer } = await passkeys.ask();
    return outcomeOf(await answer(sender.assert(options)));
  };
  const wrong = await Promise.all(Array.from({ length: 61 }, () => answerWith(createDevice())));
  expect(wrong).toContain(invalid);
  expect(wrong).toContain('429 EC_Too_Many_Requests');
  for (let count = 0; count < 61; count += 1) expect(await answerWith(device)).toBe('200');
});
