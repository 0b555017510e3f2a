// Where a refusal of an extras call is shown: under the input that is open, in a dialog of its own, or in a popup.

import type { ErrorCode } from '#platform/errors.ts';

export type ErrorPlace = 'inline' | 'DeactivationForbidden' | 'InsuranceDeactivationInProgress' | 'popup';

const own: Partial<Record<ErrorCode, ErrorPlace>> = {
  EC_Deactivation_Forbidden: 'DeactivationForbidden',
  EC_Deactivation_Forbidden_For_Today: 'DeactivationForbidden',
  EC_Deactivation_In_Process: 'InsuranceDeactivationInProgress',
};

/** A code nobody knows is shown in a popup with the default sentence. */
export function placeOfError(code: ErrorCode | null, inputIsOpen: boolean): ErrorPlace {
  if (code === null) return inputIsOpen ? 'inline' : 'popup';
  return own[code] ?? (inputIsOpen && code !== 'EC_Generic_Error' ? 'inline' : 'popup');
}
