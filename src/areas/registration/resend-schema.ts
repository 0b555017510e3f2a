// What the calls that resend a message share. The documents define their bodies; a header names the workflow, and without
// it the answers reveal nothing.

import { Type } from 'typebox';
import { empty } from '#platform/endpoint.ts';
import { strict } from '#platform/schema.ts';
import { CorrelationId, correlationIdHeader, Email, open, OperatingSystem } from './workflow-schema.ts';

export const profile = '/user-profile/registration';

export const resending = { ...open, method: 'POST', idempotency: 'key', answers: { 202: empty } } as const;
export const limits = [
  'EC_Resend_Time_Is_Not_Expired',
  'EC_Reach_Max_Attempts',
  'EC_Codes_Locked',
  'EC_Phone_Is_Not_Eligible',
  'EC_Invalid_Signal',
  'EC_No_Approver',
] as const;
export const ofOwnWorkflow = Type.Object({ [correlationIdHeader]: Type.Optional(CorrelationId) });
export const ByEmail = strict({ email: Email, operating_system: OperatingSystem });
