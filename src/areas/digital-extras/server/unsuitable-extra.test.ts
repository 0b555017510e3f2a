// Calls about an extra that is unknown, inactive or of another kind.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { numbers, openExtras, type ExtrasPortal } from '#testing/extras.ts';
import { outcomeOf } from '#testing/outcome-of.ts';
import type { TestRequest } from '#testing/portal.ts';

const { withAll } = numbers;
let extras: ExtrasPortal;
beforeAll(async () => {
  extras = await openExtras();
});
afterAll(() => extras.close());

const [unknown, inactive, active] = ['99999', '20109', '20101'] as const;
const inactiveAnswer = '409 EC_Already_Inactive';
const unsupported = '400 EC_Extra_Not_Supported_In_Tariff_Plan';
const body = (more: object): TestRequest => ({ body: { msisdn: withAll, ...more } });
const query = (more: Record<string, string>): TestRequest => ({ query: more });
const donation = { amount: 2, use_free_slot: false, code: '20042' };
const contact = { contact_number: '0888100103', zip_code: '1000', city: 'София', address: 'ул. Шипка 12' };

type Row = [what: string, method: string, path: string, asked: TestRequest, answer: string];

describe('is refused', () => {
  const assistance = '/home-assistance';
  it.each<Row>([
    ['an unknown extra', 'POST', '/extras/activate', body({ codes: [unknown] }), unsupported],
    ['an unknown paid extra', 'POST', '/extras/activate-as-paid', body({ code: unknown }), unsupported],
    [
      'the end of an unknown extra',
      'DELETE',
      `/extras/deactivate/${withAll}`,
      query({ type: 'addon', code: unknown }),
      unsupported,
    ],
    [
      'the swap of an unknown extra',
      'GET',
      `/extras/swap-eligibility/${withAll}`,
      query({ code: unknown }),
      unsupported,
    ],
    [
      'the swap of an inactive extra',
      'GET',
      `/extras/swap-eligibility/${withAll}`,
      query({ code: inactive }),
      inactiveAnswer,
    ],
    [
      'a code for an unknown extra',
      'POST',
      '/extras/send-verification-code',
      body({ extra_codes: [unknown] }),
      unsupported,
    ],
    [
      'a code for a known and an unknown extra',
      'POST',
      '/extras/send-verification-code',
      body({ extra_codes: ['20107', unknown] }),
      unsupported,
    ],
    ['a message about an unknown extra', 'POST', '/extras/resend-activation', body({ code: unknown }), inactiveAnswer],
    [
      'a message about an inactive extra',
      'POST',
      '/extras/resend-activation',
      body({ code: inactive }),
      inactiveAnswer,
    ],
    [
      'a message about an active extra',
      'POST',
      '/extras/resend-activation',
      body({ code: active }),
      '409 EC_Already_Active',
    ],
    [
      'an unknown donation',
      'POST',
      '/donation/activate',
      body({ ...donation, group_type: 'DonationNobody' }),
      unsupported,
    ],
    [
      'home assistance by another extra',
      'POST',
      `${assistance}/activate`,
      body({ ...contact, extra_code: active }),
      unsupported,
    ],
    [
      'home assistance that is active',
      'POST',
      `${assistance}/activate`,
      body({ ...contact, extra_code: '20051' }),
      '409 EC_Already_Active',
    ],
    [
      'the end of another extra as home assistance',
      'POST',
      `${assistance}/stop-activation`,
      body({ code: active }),
      inactiveAnswer,
    ],
    [
      'the end of active home assistance',
      'POST',
      `${assistance}/stop-activation`,
      body({ code: '20051' }),
      '409 EC_Already_Active',
    ],
    [
      'the number of other home assistance',
      'POST',
      `${assistance}/update-contact-number`,
      body({ new_contact_number: '0888100103', extra_code: active }),
      inactiveAnswer,
    ],
    [
      'the number of inactive home assistance',
      'POST',
      `${assistance}/update-contact-number`,
      body({ new_contact_number: '0888100103', extra_code: '20052' }),
      inactiveAnswer,
    ],
    [
      'the plans around an unknown extra',
      'GET',
      `/extras/family/eligibility/${withAll}`,
      query({ code: unknown }),
      inactiveAnswer,
    ],
    [
      'the streaming account of another extra',
      'GET',
      `/streaming/status/${withAll}`,
      query({ code: active }),
      inactiveAnswer,
    ],
    [
      'the way back into another extra',
      'GET',
      `/streaming/account-recovery/${withAll}`,
      query({ code: active }),
      inactiveAnswer,
    ],
    [
      'the policy of another extra',
      'GET',
      '/insurance/details',
      query({ serviceId: withAll, extraCode: active }),
      inactiveAnswer,
    ],
  ])('%s', async (_what, method, path, asked, answer) => {
    expect(outcomeOf(await extras.call(method, path, asked))).toBe(answer);
  });
});
