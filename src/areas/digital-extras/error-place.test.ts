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
])('%s opens no popup in a code or number step, it stands under the input [%s]', (code) => {
  expect(placeOfError(code, true)).toBe('inline');
});

it('every other refusal of a code or number step stands under the input too, but for those with a place of their own [ER-046]', () => {
  const codes = Object.keys(errorStatus) as ErrorCode[];
  expect(codes.filter((code) => placeOfError(code, true) !== 'inline').toSorted()).toEqual([
    'EC_Deactivation_Forbidden',
    'EC_Deactivation_Forbidden_For_Today',
    'EC_Deactivation_In_Process',
    'EC_Generic_Error',
  ]);
});

it.each(['EC_Deactivation_Forbidden', 'EC_Deactivation_Forbidden_For_Today'] as const)(
  '%s has a dialog of its own',
  (code) =>
    expect([placeOfError(code, true), placeOfError(code, false)]).toEqual(Array(2).fill('DeactivationForbidden')),
);

it('an insurance that is being deactivated has a notice and no error', () => {
  expect(placeOfError('EC_Deactivation_In_Process', false)).toBe('InsuranceDeactivationInProgress');
});

it('where no input is open nothing is shown under one', () => {
  const codes = Object.keys(errorStatus) as ErrorCode[];
  expect(codes.filter((code) => placeOfError(code, false) === 'inline')).toEqual([]);
});

it('the default error is a popup everywhere', () => {
  expect(placeOfError('EC_Generic_Error', true)).toBe('popup');
});
