// How users type ids, numbers, codes and contracts.

import { isMobileNumber, sentNumber } from '#platform/msisdn.ts';
import { patterns } from '#platform/patterns.ts';
import type { StatedClientType } from '../rules.ts';

/** A person has ten digits, a company nine to fifteen; users of a number enter no id. */
export function isIdOf(clientType: StatedClientType, pidOrEik: string | undefined): boolean {
  if (clientType === 'NotOwner') return pidOrEik === undefined;
  const pattern = clientType === 'PrivateOwner' ? patterns.personalId : patterns.companyId;
  return pattern.test(plainId(pidOrEik ?? ''));
}

/** Users type spaces and hyphens between the digits of an id. */
export function plainId(typed: string): string {
  return typed.replace(/[\s\u2010-\u2015-]/g, '');
}

/** A mobile number in any format, or the number of another service. */
export function isServiceNumber(typed: string): boolean {
  return isMobileNumber(typed) || patterns.serviceNumber.test(typed.replace(/\s/g, ''));
}

export function plainServiceNumber(typed: string): string {
  return isMobileNumber(typed) ? sentNumber(typed) : typed.replace(/\s/g, '');
}

/** A code has exactly six digits; the field also accepts a plus before them. */
export function isWholeCode(typed: string): boolean {
  return /^\d{6}$/.test(typed);
}

/** Contract numbers are printed in capitals; users type them in any case. */
export function plainContract(typed: string): string {
  return typed.replace(/[\s-]/g, '').toUpperCase();
}
