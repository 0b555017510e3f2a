import { expect, it } from 'vitest';
import { kindOf } from './tracing.ts';

it.each([
  ['by its class', new TypeError('8307099971 is not a number'), 'TypeError'],
  ['by the code of PostgreSQL', Object.assign(new Error('duplicate key 8307099971'), { code: '23505' }), '23505'],
  [
    'by the code of the operating system',
    Object.assign(new Error('connect 10.0.0.1'), { code: 'ECONNREFUSED' }),
    'ECONNREFUSED',
  ],
  ['never by a code that is a sentence', Object.assign(new Error('x'), { code: 'pid 8307099971' }), 'Error'],
  ['as a failure if it is not an Error', '8307099971', 'failure'],
])('a failure is reported %s', (_, error, kind) => {
  expect(kindOf(error)).toBe(kind);
});
