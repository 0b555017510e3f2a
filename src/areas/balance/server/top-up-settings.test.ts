import { expect, it } from 'vitest';
import { readTopUpSettings } from './top-up-settings.ts';

it('the amounts of top-ups are set in whole euro', () => {
  expect(readTopUpSettings({ TOP_UP_AMOUNTS: '2,100' })).toEqual({
    smallestCents: 200,
    largestCents: 10_000,
    offers: [200, 10_000],
  });
});

it.each(['1,5', '5,101', '5,5.5', '5,ten'])('the amounts %s do not start the portal', (amounts) =>
  expect(() => readTopUpSettings({ TOP_UP_AMOUNTS: amounts })).toThrow('TOP_UP_AMOUNTS'),
);
