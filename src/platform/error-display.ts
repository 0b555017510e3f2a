// Where a refusal is shown: under the input that is open, silently as a notice, or as a popup.

import type { ErrorCode } from './errors.ts';

/** Refusals of a code or number step: never a popup, always under the code or number input. */
const underTheInput: ReadonlySet<ErrorCode> = new Set([
  'EC_Verification_Failed',
  'EC_Expired_Verification_Code',
  'EC_Wrong_Verification_Code',
  'EC_Missing_Verificaiton_Code',
  'EC_Reach_Max_Attempts',
  'EC_Codes_Locked',
  'EC_Resend_Time_Is_Not_Expired',
  'EC_Phone_Is_Not_Eligible',
  'EC_Service_Not_Associated_With_Pid',
]);

const neverShownAsError: ReadonlySet<ErrorCode> = new Set([
  'EC_Deactivation_In_Process',
  'EC_ESign_Document_Id_Missing',
]);

export type ErrorPlace = 'inline' | 'popup' | 'silent';

/** With an input on screen every refusal stands under it; without one only the listed codes stay quiet. */
export function placeOfError(code: ErrorCode, inputIsOpen: boolean): ErrorPlace {
  if (neverShownAsError.has(code)) return 'silent';
  if (inputIsOpen) return 'inline';
  return underTheInput.has(code) ? 'silent' : 'popup';
}
