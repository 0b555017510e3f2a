// While a change of a number is pending, every other change of its extras is refused.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { numbers, openExtras, type ExtrasPortal } from '#testing/extras.ts';
import { outcomeOf } from '#testing/outcome-of.ts';
import type { TestRequest } from '#testing/portal.ts';

const { withAll, swapped, donating } = numbers;
const pending = '409 EC_Msisdn_Already_Has_Processing_Request';
const contact = { contact_number: '0888100103', zip_code: '1000', city: 'София', address: 'ул. Шипка 12' };
const donation = { group_type: 'DonationNature', amount: 2, use_free_slot: false };

describe.each<[string, [what: string, method: string, path: string, asked: TestRequest][]]>([
  [
    'maria',
    [
      ['an activation', 'POST', '/extras/activate', { body: { msisdn: withAll, codes: ['20107'] } }],
      ['a paid activation', 'POST', '/extras/activate-as-paid', { body: { msisdn: withAll, code: '20107' } }],
      ['a deactivation', 'DELETE', `/extras/deactivate/${withAll}`, { query: { type: 'addon', code: '20060' } }],
      ['keeping an extra', 'POST', '/extras/cancel-deactivation', { body: { msisdn: withAll, code: '20113' } }],
      [
        'a swap',
        'DELETE',
        `/extras/deactivate/${withAll}`,
        { query: { type: 'addon', code: '20101', substitutionExtraCode: '20107' } },
      ],
      [
        'another plan',
        'POST',
        '/extras/family/upgrade',
        { body: { msisdn: withAll, code: '20029', code_to_upgrade_with: '20030' } },
      ],
      ['a donation', 'POST', '/donation/activate', { body: { ...donation, msisdn: withAll, code: '20042' } }],
      [
        'home assistance',
        'POST',
        '/home-assistance/activate',
        { body: { ...contact, msisdn: swapped, extra_code: '20051' } },
      ],
    ],
  ],
  [
    'elena',
    [['another cause', 'POST', '/donation/activate', { body: { ...donation, msisdn: donating, code: '20042' } }]],
  ],
])('a pending change of %s refuses', (username, calls) => {
  let extras: ExtrasPortal;
  beforeAll(async () => {
    extras = await openExtras(username);
    await extras.portal.platform.pool.query(
      `insert into processing_request (customer_id, service_id, request_id, codes, started_at)
        select customer_id, service_id, gen_random_uuid(), '{20070}', now() from service where service_id = any($1)
        on conflict do nothing`,
      [[withAll, swapped, donating]],
    );
  });
  afterAll(() => extras.close());

  it.each(calls)('%s', async (_what, method, path, asked) => {
    expect(outcomeOf(await extras.call(method, path, asked))).toBe(pending);
  });
});
