import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { code, openRegistration, over, withoutTrace, type RegistrationPortal } from '#testing/registration.ts';
import { newPassword } from '#testing/registrant.ts';

let registration: RegistrationPortal;
beforeAll(async () => {
  registration = await openRegistration();
});
beforeEach(() => registration.startOver());
afterAll(() => registration.close());

const reopen = (Email: string, Password: string) =>
  registration.portal.browser().call('POST', '/registration-service/workflows/reopen', { body: { Email, Password } });

it('a registration that awaits approval is opened by its e-mail and password', async () => {
  const { email } = await registration.awaitingApproval();
  expect(await reopen(email.toUpperCase(), newPassword)).toMatchObject({
    status: 200,
    body: { state: 'AwaitingApproval', properties: { email, holder_name: 'Бета Холдинг АД' } },
  });
});

it('a wrong password, an unknown e-mail and a registration in another state get the same refusal', async () => {
  const { email } = await registration.awaitingApproval();
  const { email: other } = await registration.activated();
  const answers = [
    await reopen(email, 'Wrong!2026pass'),
    await reopen('nobody@demo.abonat.bg', newPassword),
    await reopen(other, newPassword),
  ].map(withoutTrace);
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(code(await reopen(email, 'Wrong!2026pass'))).toBe(over);
});

it('password attempts are limited', async () => {
  const { email } = await registration.awaitingApproval();
  for (let tries = 0; tries < 10; tries += 1) await reopen(email, 'Wrong!2026pass');
  expect(code(await reopen(email, newPassword))).toBe(over);
});
