import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isContactNumber,
  isMobileNumber,
  isPhoneNumber,
  readableNumber,
  sentNumber,
  serviceKindOf,
  shownNumber,
} from './msisdn.ts';
import { errorsBg } from './texts/errors.bg.ts';
import { errorsEn } from './texts/errors.en.ts';

const digits = (count: number) => fc.stringMatching(new RegExp(`^[0-9]{${count}}$`));

describe('the general check', () => {
  it.each(['0888100101', '0abcdefghi', '0 88810010'])(
    'accepts %j: it starts with 0 and has 10 characters [PH-001, PH-015]',
    (number) => expect(isPhoneNumber(number)).toBe(true),
  );

  it.each(['359888100101', '359abcdefghi'])(
    'accepts %j: it starts with 359 and has 12 characters [PH-002, PH-016]',
    (number) => expect(isPhoneNumber(number)).toBe(true),
  );

  it.each([
    '',
    '0',
    '088810010',
    '08881001011',
    '35988810010',
    '3598881001011',
    '1888100101',
    '+35988810010',
    '200000100201',
  ])('rejects %j for its prefix or length [PH-003, PH-015, PH-016]', (number) =>
    expect(isPhoneNumber(number)).toBe(false),
  );

  it.each(['abcdefghij', 'нулаосемосем', '----------'])('rejects %j: it contains no digit [PH-004]', (number) =>
    expect(isPhoneNumber(number)).toBe(false),
  );
});

describe('showing and sending', () => {
  it('shows 0 in place of 359 [PH-005, PH-017]', () => {
    expect(shownNumber('359888100101')).toBe('0888100101');
    expect(readableNumber('359888100101')).toBe('0888\u00a0100\u00a0101');
  });

  it('sends 359 in place of 0 [PH-006]', () => expect(sentNumber('0888100101')).toBe('359888100101'));

  it.each(['+359888100101', '00359888100101', '+359 888 100 101', '0888-100-101', ' (0888) 100.101 '])(
    'normalises %j, typed or pasted',
    (typed) => {
      expect(isMobileNumber(typed)).toBe(true);
      expect(sentNumber(typed)).toBe('359888100101');
    },
  );

  it.each(['200000100201', '100000100301', '300000100401'])('keeps the service number %s unchanged', (number) => {
    expect([shownNumber(number), sentNumber(number), readableNumber(number)]).toEqual([number, number, number]);
  });

  it('converts every number back', () => {
    fc.assert(
      fc.property(digits(9), (tail) => {
        expect(sentNumber(shownNumber(`359${tail}`))).toBe(`359${tail}`);
        expect(shownNumber(sentNumber(`0${tail}`))).toBe(`0${tail}`);
      }),
    );
  });
});

describe('the kind of a service', () => {
  it('is TV for every number that starts with 2 [PH-007]', () => {
    fc.assert(
      fc.property(digits(11), (tail) => {
        expect(serviceKindOf(`2${tail}`)).toBe('Tv');
      }),
    );
  });

  it('is mobile for every other number [PH-008]', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[013-9]$/), digits(11), (first, tail) => {
        expect(serviceKindOf(first + tail)).toBe('Mobile');
      }),
    );
  });
});

describe('a number in a form', () => {
  it.each([isMobileNumber, isContactNumber])(
    'is 359 or 0 and nine digits, ignoring spaces [PH-009, PH-012, PH-013, SH-507]',
    (isValid) => {
      fc.assert(
        fc.property(fc.constantFrom('359', '0'), digits(9), (prefix, tail) => {
          expect(isValid(prefix + tail)).toBe(true);
          expect(isValid(`${prefix} ${tail.slice(0, 3)} ${tail.slice(3)}`)).toBe(true);
        }),
      );
    },
  );

  const wrong = [
    '',
    '888100101',
    '088810010',
    '08881001011',
    '+0888100101',
    '000888100101',
    '+49888100101',
    '0abcdefghi',
  ];
  it.each(wrong)('is not %j [PH-009, PH-012, SH-507]', (typed) => {
    expect(isMobileNumber(typed)).toBe(false);
    expect(isContactNumber(typed)).toBe(false);
  });

  it('has the specified messages [PH-010, PH-014, SH-508]', () => {
    expect([errorsBg.WRONG_NUMBER, errorsEn.WRONG_NUMBER]).toEqual(['Неправилен номер!', 'Wrong number!']);
    expect([errorsBg.INVALID_NUMBER, errorsEn.INVALID_NUMBER]).toEqual(['Невалиден номер', 'Invalid number']);
  });
});
