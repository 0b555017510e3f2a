import { expect, it } from 'vitest';
import { functionsAround } from './enclosing-function.ts';

const source = `const limit = 3;
export function outer(given: number) {
  const inner = (x: number) => x > limit;
  return [given].filter((each) =>
    inner(each));
}
export const area = {
  async handle() {
    return 1;
  },
  when: () => true,
};
class Store {
  read() {
    return 2;
  }
}`;

it.each([
  ['outside of functions', 0, []],
  ['a declaration', 1, ['outer']],
  ['an arrow function in it', 2, ['inner', 'outer']],
  ['a callback without a name', 4, ['outer']],
  ['a method of an object', 8, ['handle']],
  ['a function as a property', 10, ['when']],
  ['a method of a class', 14, ['read']],
])('the functions around a line: %s', (_, line, names) => {
  expect(functionsAround(source, line)).toEqual(names);
});
