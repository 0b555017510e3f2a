import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressBody, emptyAddress, faultOf, formOf, withCity, type AddressForm } from './form.ts';
import { isFindable } from './rules.ts';

const sofia = {
  site_id: 68134,
  city: 'София',
  city_type: 'гр.',
  region: 'София',
  municipality: 'Столична',
  post_code: '1000',
  country_id: 100,
};
const plovdiv = { ...sofia, site_id: 56784, city: 'Пловдив' };
const full: AddressForm = {
  ...emptyAddress,
  city: sofia,
  street: { id: 415, name: 'ул. Шипка' },
  street_no: '12',
  quarter: { id: 1, name: 'жк Банишора' },
  building_number: '5',
  floor: '3',
};

describe('the address form', () => {
  it('asks for the city first, then for a street and number or a quarter and building [PR-072, PR-073]', () => {
    expect(faultOf(emptyAddress)).toBe('city');
    expect(faultOf({ ...emptyAddress, city: sofia })).toBe('incomplete');
    expect(faultOf(full)).toBeNull();
    expect(addressBody(emptyAddress)).toBeNull();
  });

  it('clears the street and the quarter when the city changes, and keeps them otherwise', () => {
    expect(withCity(full, { ...sofia })).toBe(full);
    expect(withCity(full, plovdiv)).toMatchObject({
      city: plovdiv,
      street: { id: null, name: '' },
      street_no: '',
      quarter: { id: null, name: '' },
      building_number: '',
      floor: '3',
    });
  });

  it('sends exactly the addresses that the server accepts as complete', () => {
    const text = fc.constantFrom('', ' ', '12', 'Шипка');
    fc.assert(
      fc.property(text, text, text, text, (street, street_no, quarter, building_number) => {
        const form = {
          ...full,
          street: { id: null, name: street },
          street_no,
          quarter: { id: null, name: quarter },
          building_number,
        };
        const body = addressBody(form);
        const parts = { street_name: street, street_no, quarter_name: quarter, building_number };
        expect([body !== null, body !== null && isFindable(body)]).toEqual([isFindable(parts), isFindable(parts)]);
      }),
    );
  });

  it('is the same after a round trip', () => {
    const body = addressBody(full)!;
    expect(addressBody(formOf({ ...body, id: 'x' }))).toEqual(body);
  });
});
