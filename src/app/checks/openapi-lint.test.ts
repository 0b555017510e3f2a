import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, it } from 'vitest';
import { openPortal } from '#testing/portal.ts';

const exceptions = [
  // The requirements name these addresses; no service has the number "modification".
  'no-ambiguous-paths /roaming/modification/{msisdn}',
  'no-ambiguous-paths /roaming/{msisdn}/trip',
  // Their only successful answer leads the browser to the next page.
  'operation-2xx-response /billing/payment-answer post responses',
  'operation-2xx-response /dev/payment-page post responses',
  'operation-2xx-response /payments/saved-cards/answer post responses',
  'operation-2xx-response /top-ups/payment-answer post responses',
];

it('a linter of OpenAPI accepts the description of the API with its recommended rules', async () => {
  const portal = await openPortal();
  const { body } = await portal.browser().call('GET', '/openapi.json');
  await portal.close();
  const problems = await lintFromString({
    source: JSON.stringify(body),
    absoluteRef: '/openapi.json',
    config: await createConfig({ extends: ['recommended'] }),
  });
  const found = problems.map(({ ruleId, location }) => `${ruleId} ${placeOf(location[0]?.pointer)}`);
  expect(found.toSorted()).toEqual(exceptions);
});

/** A JSON pointer such as #/paths/~1dev~1inbox/get as the address and the parts below it. */
function placeOf(pointer = ''): string {
  const parts = pointer.split('/').slice(1);
  return parts
    .filter((part) => part !== 'paths')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .join(' ');
}
