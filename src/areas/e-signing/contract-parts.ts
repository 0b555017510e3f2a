// Schemas and errors that the calls of e-signing share.

import { Type } from 'typebox';

export const base = '/esigning/api';
export const Pid = Type.String({ pattern: '^\\d{9,15}$' });
export const Phone = Type.String({ pattern: '^(359|0)\\d{9}$' });
export const DocumentId = Type.String({ minLength: 1, maxLength: 60 });
/** Any characters are allowed: a code that is not numeric is just wrong. */
export const Code = Type.String({ minLength: 6, maxLength: 6 });

export const signableErrors = [
  'EC_Document_Already_Signed',
  'EC_Document_Replaced',
  'EC_Document_Declined',
  'EC_Document_Expired',
  'EC_Document_Unsealable',
  'EC_ESign_Document_Id_Missing',
  'EC_Esigning_Not_Active',
] as const;

export const heldDocument = { holds: 'document', at: 'query.DocumentId' } as const;
export const whenIdMissing = { at: 'query.DocumentId', code: 'EC_ESign_Document_Id_Missing' } as const;
