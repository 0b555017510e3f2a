import { Type } from 'typebox';
import { endpoint } from '#platform/endpoint.ts';
import { base, byMsisdn, inPath } from '../contract-parts.ts';

export const netProtectToken = endpoint({
  name: 'netProtectToken',
  summary: 'A short-lived token and link into the protection service',
  method: 'GET',
  path: `${base}/net-protect/token/:msisdn`,
  access: inPath,
  params: byMsisdn,
  answers: { 200: Type.Object({ token: Type.String(), link: Type.String() }) },
  errors: ['EC_Already_Inactive', 'EC_Partner_Unavailable'],
});
