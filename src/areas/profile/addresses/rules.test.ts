import { describe, expect, it } from 'vitest';
import { isFindable, onlyCityNamed, writtenAddress } from './rules.ts';

describe('an address', () => {
  const nothing = { street_name: null, street_no: null, quarter_name: null, building_number: null };

  it.each([
    [{}, false],
    [{ street_name: 'Шипка' }, false],
    [{ street_no: '12' }, false],
    [{ street_name: 'Шипка', street_no: '12' }, true],
    [{ quarter_name: 'Банишора' }, false],
    [{ building_number: '5' }, false],
    [{ quarter_name: 'Банишора', building_number: '5' }, true],
    [{ street_name: 'Шипка', building_number: '5' }, false],
    [{ quarter_name: 'Банишора', street_no: '5' }, false],
    [{ street_name: ' ', street_no: '12' }, false],
  ])('of %j is complete: %s [PR-073]', (given, expected) =>
    expect(isFindable({ ...nothing, ...given })).toBe(expected),
  );

  it('is formatted without its missing parts', () => {
    const words = { building: 'бл.', entry: 'вх.', floor: 'ет.', ap: 'ап.' };
    const place = {
      ...nothing,
      city_type: 'гр.',
      city: 'София',
      post_code: '1000',
      entry: null,
      floor: null,
      ap: null,
    };
    expect(writtenAddress({ ...place, street_name: 'ул. Шипка', street_no: '12', ap: '7' }, words)).toBe(
      'гр. София 1000, ул. Шипка 12, ап. 7',
    );
    expect(
      writtenAddress({ ...place, quarter_name: 'жк Банишора', building_number: '5', entry: 'А', floor: '3' }, words),
    ).toBe('гр. София 1000, жк Банишора, бл. 5, вх. А, ет. 3');
  });
});

describe('a typed town', () => {
  const plovdiv = { city_type: 'гр.', city: 'Пловдив' };
  const town = { city_type: 'гр.', city: 'Баня' };
  const village = { city_type: 'с.', city: 'Баня' };

  it.each([
    ['Пловдив', plovdiv],
    [' пловдив ', plovdiv],
    ['гр. Пловдив', plovdiv],
    ['Плов', null],
    ['', null],
    ['Баня', null],
    ['с. Баня', village],
  ])('%j selects %j', (typed, city) => expect(onlyCityNamed(typed, [plovdiv, town, village])).toBe(city));
});
