import { afterAll, beforeAll, expect, it } from 'vitest';
import { callSamples, sendSample } from '#testing/call-samples.ts';
import { openPortal, type TestPortal } from '#testing/portal.ts';
import { endpoints } from '../server/endpoints.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openPortal({ CAPTCHA: 'altcha' });
});
afterAll(() => portal.close());

const guarded = endpoints.filter(({ errors }) => (errors as readonly string[]).includes('EC_Invalid_Recaptcha'));

it('some calls require a solved captcha', () => {
  expect(guarded.map(({ name }) => name).toSorted()).toEqual([
    'authenticateUser',
    'forgottenPassword',
    'sendNumberCode',
    'startRegistration',
  ]);
});

it.each(guarded.map((spec) => [spec.name, spec] as const))(
  '%s without a solved captcha is refused and sends no message',
  async (name, spec) => {
    const browser = portal.browser();
    const sample = callSamples[name]!(browser);
    if (name === 'authenticateUser') {
      const begun = await browser.call('GET', '/account/auth/initiate', { query: { redirectUri: '/my-a1/' } });
      sample.body!['session_id'] = (begun.body as { session_id: string }).session_id;
    }
    const { status, body } = await sendSample(browser, spec, sample);
    expect([status, body]).toMatchObject([400, { ErrorCode: 'EC_Invalid_Recaptcha' }]);
    await portal.runDueJobs();
    const { rows } = await portal.platform.pool.query('select from outbox');
    expect(rows).toEqual([]);
  },
);
