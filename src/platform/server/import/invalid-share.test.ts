import { expect, it } from 'vitest';
import { invalidLimitOf } from './invalid-share.ts';

const invalidLine = { field: 'name', message: 'is missing' };
const invalidFile = { field: '', message: 'has no header', skipsFile: true };

it('a file that cannot be read at all stops the import, whatever else is invalid', async () => {
  const limit = await invalidLimitOf('customers', [], 1);
  expect(() => limit(0, [invalidLine])).not.toThrow();
  expect(() => limit(0, [invalidLine, invalidFile])).toThrow('customers: a whole file is invalid.');
});

it('without a limit nothing stops the import', async () => {
  const limit = await invalidLimitOf('customers', [], undefined);
  expect(() => limit(1000, [invalidFile])).not.toThrow();
});
