import { expect, it } from 'vitest';
import { numberBinding, signingBinding } from './code-bindings.ts';

const requester = { accountId: 1, msisdn: '359888100101' };
const file = { documentId: 'D1', sha256: Buffer.alloc(32) };
const other = { documentId: 'D2', sha256: Buffer.alloc(32, 1) };

it('a code for a number is bound to the customer it will sign for', () => {
  expect(numberBinding(requester, 1)).not.toEqual(numberBinding(requester, 2));
});

it.each([
  ['one document', [file]],
  ['several documents', [file, other]],
])('a code for %s is bound to its customer', (_, files) => {
  expect(signingBinding(requester, 1, files)).not.toEqual(signingBinding(requester, 2, files));
});
