// Service numbers: validating, showing and sending phone numbers, and distinguishing TV services from mobile ones.

const nationalLength = 10;
const internationalLength = 12;

/** The general check for display; forms use isMobileNumber. */
export function isPhoneNumber(number: string): boolean {
  const hasShape =
    (number.startsWith('0') && number.length === nationalLength) ||
    (number.startsWith('359') && number.length === internationalLength);
  return hasShape && /\d/.test(number);
}

/** 359888100101 is shown as 0888100101. */
export function shownNumber(number: string): string {
  return number.startsWith('359') ? `0${number.slice(3)}` : number;
}

/** Normalises typed and pasted numbers (0888 100 101, +359 888-100-101, 00359…) to 359888100101. */
export function sentNumber(typed: string): string {
  const plain = plainNumber(typed);
  return plain.startsWith('0') ? `359${plain.slice(1)}` : plain;
}

/** Removes separators and the prefix of the country code. */
function plainNumber(typed: string): string {
  return typed.replace(/[\s().-]/g, '').replace(/^(\+|00)(?=359)/, '');
}

/** 0888 100 101: grouped for display; numbers of another length stay unchanged. */
export function readableNumber(number: string): string {
  const shown = shownNumber(number);
  return isPhoneNumber(shown) ? `${shown.slice(0, 4)}\u00a0${shown.slice(4, 7)}\u00a0${shown.slice(7)}` : shown;
}

export type ServiceKind = 'Tv' | 'Mobile';

/** The fallback when the server has not sent the service type. */
export function serviceKindOf(number: string): ServiceKind {
  return number.startsWith('2') ? 'Tv' : 'Mobile';
}

export const mobileNumberPattern = /^(359|0)\d{9}$/;

/** The placeholder of mobile number fields. */
export const mobileNumberForm = '08XXXXXXXX';

/** The rule of every mobile number field; message key WRONG_NUMBER. */
export function isMobileNumber(typed: string): boolean {
  return mobileNumberPattern.test(plainNumber(typed));
}

/** The home-assistance contact number has the same format; message key INVALID_NUMBER. */
export function isContactNumber(typed: string): boolean {
  return isMobileNumber(typed);
}
