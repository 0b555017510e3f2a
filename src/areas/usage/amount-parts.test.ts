import { expect, it } from 'vitest';
import { amountParts } from './amount-parts.ts';
import { bytesInGigabyte } from './constants.ts';

it.each([
  ['data', 3.19 * bytesInGigabyte, 3.1, 'gigabytes'],
  ['data', bytesInGigabyte, 1, 'gigabytes'],
  ['data', bytesInGigabyte - 1, 1023, 'megabytes'],
  ['data', 0, 0, 'megabytes'],
  ['voice', 8559, 142, 'minutes'],
  ['sms', 37, 37, 'messages'],
  ['premium', 1, 1, 'uses'],
] as const)('%s of %s is shown as %s %s [US-001]', (kind, amount, value, unit) => {
  expect(amountParts(kind, amount)).toEqual({ value, unit });
});
