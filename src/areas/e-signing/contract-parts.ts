// What the calls of e-signing share.

import { Type } from 'typebox';

export const base = '/esigning/api';
export const Pid = Type.String({ pattern: '^\\d{9,15}$' });
export const Phone = Type.String({ pattern: '^(359|0)\\d{9}$' });
export const DocumentId = Type.String({ minLength: 1, maxLength: 60 });
/** Of any letters: one that is no number is simply a wrong one. */
export const Code = Type.String({ minLength: 6, maxLength: 6 });

export const sendErrors = [
  'EC_Resend_Time_Is_Not_Expired',
  'EC_Reach_Max_Attempts',
  'EC_Codes_Locked',
  'EC_Phone_Is_Not_Eligible',
] as const;
export const checkErrors = [
  'EC_Missing_Verificaiton_Code',
  'EC_Wrong_Verification_Code',
  'EC_Expired_Verification_Code',
  'EC_Verification_Failed',
  'EC_Reach_Max_Attempts',
  'EC_Codes_Locked',
] as const;
export const signableErrors = [
  'EC_Document_Already_Signed',
  'EC_Document_Replaced',
  'EC_Document_Expired',
  'EC_ESign_Document_Id_Missing',
  'EC_Esigning_Not_Active',
] as const;
