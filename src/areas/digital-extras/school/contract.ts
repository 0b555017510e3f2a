import { Type } from 'typebox';
import { endpoint } from '#platform/endpoint.ts';
import { nullable } from '#platform/schema.ts';
import { base, byMsisdn, inPath } from '../contract-parts.ts';

export const schoolCode = endpoint({
  name: 'schoolCode',
  summary: 'Whether the number has a code for E-Prosveta, and which',
  method: 'GET',
  path: `${base}/enlightenment/code/swappable/:msisdn/check`,
  access: inPath,
  params: byMsisdn,
  answers: { 200: Type.Object({ has_code: Type.Boolean(), code: nullable(Type.String()) }) },
  errors: [],
});
