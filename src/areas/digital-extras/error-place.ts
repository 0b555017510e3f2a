// Where a refusal of an extras call is shown: under the open input, in its own dialog, or in a popup.

import type { ErrorCode } from '#platform/errors.ts';

export type ErrorPlace = 'inline' | 'DeactivationForbidden' | 'InsuranceDeactivationInProgress' | 'popup';

const own: Partial<Record<ErrorCode, ErrorPlace>> = {
  EC_Deactivation_Forbidden: 'DeactivationForbidden',
  EC_Deactivation_Forbidden_For_Today: 'DeactivationForbidden',
  EC_Deactivation_In_Process: 'InsuranceDeactivationInProgress',
};

/** An unknown code is shown with the default text. */
export function placeOfError(code: ErrorCode | null, inputIsOpen: boolean): ErrorPlace {
  if (code === null) return inputIsOpen ? 'inline' : 'popup';
  return own[code] ?? (inputIsOpen && code !== 'EC_Generic_Error' ? 'inline' : 'popup');
}
