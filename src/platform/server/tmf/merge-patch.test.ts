import { expect, it } from 'vitest';
import { mergePatch } from './merge-patch.ts';

// The examples of RFC 7396, appendix A.
it.each([
  [{ a: 'b' }, { a: 'c' }, { a: 'c' }],
  [{ a: 'b' }, { b: 'c' }, { a: 'b', b: 'c' }],
  [{ a: 'b' }, { a: null }, {}],
  [{ a: 'b', b: 'c' }, { a: null }, { b: 'c' }],
  [{ a: ['b'] }, { a: 'c' }, { a: 'c' }],
  [{ a: 'c' }, { a: ['b'] }, { a: ['b'] }],
  [{ a: { b: 'c' } }, { a: { b: 'd', c: null } }, { a: { b: 'd' } }],
  [{ a: [{ b: 'c' }] }, { a: [1] }, { a: [1] }],
  [
    ['a', 'b'],
    ['c', 'd'],
    ['c', 'd'],
  ],
  [{ a: 'b' }, ['c'], ['c']],
  [{ a: 'foo' }, 'bar', 'bar'],
  [{ e: null }, { a: 1 }, { e: null, a: 1 }],
  [[1, 2], { a: 'b', c: null }, { a: 'b' }],
  [{}, { a: { bb: { ccc: null } } }, { a: { bb: {} } }],
])('%j patched by %j is %j', (target, patch, merged) => {
  expect(mergePatch(target, patch)).toEqual(merged);
});

it('a patch cannot change a prototype', () => {
  const merged = mergePatch({}, JSON.parse('{"__proto__": {"isAdmin": true}}')) as { isAdmin?: boolean };
  expect(Object.getPrototypeOf(merged)).toBe(Object.prototype);
  expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
});
