import { expect, it } from 'vitest';
import { matchingCountries } from './country-search.ts';

const country = (country_id: string, name_bg: string, name_en: string, other_names: string[] = []) => ({
  country_id,
  name_bg,
  name_en,
  other_names,
});

const countries = [
  country('CI', 'Кот д’Ивоар', 'Côte d’Ivoire', ['Бряг на слоновата кост', 'Ivory Coast']),
  country('GR', 'Гърция', 'Greece'),
  country('GL', 'Гренландия', 'Greenland'),
  country('MK', 'Северна Македония', 'North Macedonia'),
  country('KP', 'Северна Корея', 'North Korea'),
  country('NG', 'Нигерия', 'Nigeria'),
  country('NE', 'Нигер', 'Niger'),
  country('US', 'САЩ', 'United States', ['Съединени щати', 'USA']),
  country('ZA', 'Южна Африка', 'South Africa'),
  country('GB', 'Обединеното кралство', 'United Kingdom', ['Великобритания', 'Англия', 'UK']),
];

it.each([
  ['гър', ['GR']],
  ['ГЪРЦИЯ', ['GR']],
  ['gree', ['GR', 'GL']],
  ['македония', ['MK']],
  ['north', ['MK', 'KP']],
  ['нигер', ['NG', 'NE']],
  ['usa', ['US']],
  ['us', ['US']],
  ['англ', ['GB']],
  ['cote d ivoire', []],
  ['cote divoire', ['CI']],
  ['ivory', ['CI']],
  ['  united  states ', ['US']],
  ['🇬🇷', ['GR']],
  [' 🇺🇸 ', ['US']],
  ['🇦🇶', []],
  ['🇿🇦', ['ZA']],
  ['', []],
  ['atlantis', []],
])('%j finds %j', (typed, found) => {
  expect(matchingCountries(countries, typed).map(({ country_id }) => country_id)).toEqual(found);
});

it('countries that begin with the letters come before those that only contain them', () => {
  const found = matchingCountries([country('XA', 'Южна Индия', 'South India'), country('IN', 'Индия', 'India')], 'инд');
  expect(found.map(({ country_id }) => country_id)).toEqual(['IN', 'XA']);
});
