import { expect, it } from 'vitest';
import { errorStatus, type ErrorCode } from '#platform/errors.ts';
import { placeOfError } from './error-place.ts';

it.each<[ErrorCode, string]>([
  ['EC_Verification_Failed', 'ER-033'],
  ['EC_Expired_Verification_Code', 'ER-034'],
  ['EC_Wrong_Verification_Code', 'ER-035'],
  ['EC_Missing_Verificaiton_Code', 'ER-037'],
  ['EC_Reach_Max_Attempts', 'ER-036, ER-039, ER-042, SH-537'],
  ['EC_Phone_Is_Not_Eligible', 'ER-038, ER-042, SH-536'],
  ['EC_Resend_Time_Is_Not_Expired', 'ER-040, ER-042, SH-538'],
  ['EC_Service_Not_Associated_With_Pid', 'ER-041, ER-042, SH-539'],
])('%s is shown under the input of a code or number step, without a popup [%s]', (code) => {
  expect(placeOfError(code, true)).toBe('inline');
});

it('all other refusals of a code or number step are shown under the input too, except those with a dialog [ER-046]', () => {
  const codes = Object.keys(errorStatus) as ErrorCode[];
  expect(codes.filter((code) => placeOfError(code, true) !== 'inline').toSorted()).toEqual([
    'EC_Deactivation_Forbidden',
    'EC_Deactivation_Forbidden_For_Today',
    'EC_Deactivation_In_Process',
    'EC_Generic_Error',
  ]);
});

it.each(['EC_Deactivation_Forbidden', 'EC_Deactivation_Forbidden_For_Today'] as const)(
  '%s has its own dialog',
  (code) =>
    expect([placeOfError(code, true), placeOfError(code, false)]).toEqual(Array(2).fill('DeactivationForbidden')),
);

it('an insurance that is being deactivated shows a notice, not an error', () => {
  expect(placeOfError('EC_Deactivation_In_Process', false)).toBe('InsuranceDeactivationInProgress');
});

it('nothing is shown under an input when none is open', () => {
  const codes = Object.keys(errorStatus) as ErrorCode[];
  expect(codes.filter((code) => placeOfError(code, false) === 'inline')).toEqual([]);
});

it('the default error is a popup everywhere', () => {
  expect(placeOfError('EC_Generic_Error', true)).toBe('popup');
});
