import { expect, it } from 'vitest';
import { addressFault, homeAt } from './rules.ts';

const saved = {
  post_code: '1000',
  city: 'гр. София',
  street_name: 'ул. Шипка',
  street_no: '12',
  quarter_name: null,
  building_number: '5',
  entry: 'А',
  floor: '3',
  ap: '7',
};

it.each([
  ['city', 'Рила', null],
  ['city', 'Ям', null],
  ['city', ' Я ', 'missing'],
  ['address', 'бл1', null],
  ['address', 'бл', 'missing'],
  ['address', 'bl. 1', 'not-cyrillic'],
] as const)('the %s "%s" of a home is %s', (line, typed, fault) => expect(addressFault(line, typed)).toBe(fault));

it('a saved address fills the form as a policy writes it, and the policy accepts it', () => {
  const home = homeAt(saved);
  expect(home).toEqual({ zip_code: '1000', city: 'гр. София', address: 'ул. Шипка 12, бл. 5, вх. А, ет. 3, ап. 7' });
  expect([addressFault('city', home.city), addressFault('address', home.address)]).toEqual([null, null]);
});
