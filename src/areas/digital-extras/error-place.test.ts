import { expect, it } from 'vitest';
import { errorStatus, type ErrorCode } from '#platform/errors.ts';
import { placeOfError } from './error-place.ts';

const silent: ErrorCode[] = [
  'EC_Verification_Failed',
  'EC_Expired_Verification_Code',
  'EC_Wrong_Verification_Code',
  'EC_Missing_Verificaiton_Code',
  'EC_Reach_Max_Attempts',
  'EC_Phone_Is_Not_Eligible',
  'EC_Resend_Time_Is_Not_Expired',
  'EC_Service_Not_Associated_With_Pid',
];

it.each(silent)('%s is shown under the input that is open', (code) => {
  expect(placeOfError(code, true)).toBe('inline');
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
