import { describe, expect, it } from 'vitest';
import { placeOfError } from './error-display.ts';
import { errorStatus, type ErrorCode } from './errors.ts';

const quiet = new Set<ErrorCode>(['EC_Deactivation_In_Process', 'EC_ESign_Document_Id_Missing']);

describe('with a code or number input on screen', () => {
  it.each<[ErrorCode, string]>([
    ['EC_Verification_Failed', 'ER-033'],
    ['EC_Expired_Verification_Code', 'ER-034'],
    ['EC_Wrong_Verification_Code', 'ER-035'],
    ['EC_Reach_Max_Attempts', 'ER-036, ER-042'],
    ['EC_Missing_Verificaiton_Code', 'ER-037'],
    ['EC_Phone_Is_Not_Eligible', 'ER-042'],
    ['EC_Resend_Time_Is_Not_Expired', 'ER-042'],
    ['EC_Service_Not_Associated_With_Pid', 'ER-042'],
  ])('%s stands under it, without a popup [%s]', (code) => expect(placeOfError(code, true)).toBe('inline'));

  it('every other refusal stands under it too [ER-046]', () => {
    const others = (Object.keys(errorStatus) as ErrorCode[]).filter((code) => !quiet.has(code));
    expect(others.filter((code) => placeOfError(code, true) !== 'inline')).toEqual([]);
  });
});

describe('with no input on screen', () => {
  it.each<[ErrorCode, string]>([
    ['EC_Phone_Is_Not_Eligible', 'ER-038, SH-536'],
    ['EC_Reach_Max_Attempts', 'ER-039, SH-537'],
    ['EC_Resend_Time_Is_Not_Expired', 'ER-040, SH-538'],
    ['EC_Service_Not_Associated_With_Pid', 'ER-041, SH-539'],
  ])('%s opens no popup [%s]', (code) => expect(placeOfError(code, false)).toBe('silent'));

  it.each(['EC_Generic_Error', 'EC_Try_Later', 'EC_Deactivation_Forbidden', 'Error_403'] as const)(
    '%s opens a popup',
    (code) => expect(placeOfError(code, false)).toBe('popup'),
  );
});

it('an insurance that is being deactivated is no error at all [ER-043]', () => {
  expect(placeOfError('EC_Deactivation_In_Process', false)).toBe('silent');
  expect(placeOfError('EC_Deactivation_In_Process', true)).toBe('silent');
});
