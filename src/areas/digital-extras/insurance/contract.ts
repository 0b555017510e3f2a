// The call that reads the policy of an insurance extra.

import { Type, type Static } from 'typebox';
import { endpoint } from '#platform/endpoint.ts';
import { Day, Msisdn, nullable, Price, strict } from '#platform/schema.ts';
import { base, Code } from '../contract-parts.ts';

export const insuranceDetails = endpoint({
  name: 'insuranceDetails',
  summary: 'The policy behind an insurance extra',
  method: 'GET',
  path: `${base}/insurance/details`,
  access: { holds: 'own-service', at: 'query.serviceId' },
  query: strict({ serviceId: Msisdn, extraCode: Code }),
  answers: {
    200: Type.Object({
      policy_number: Type.String(),
      insured_name: Type.String(),
      start_date: Day,
      end_date: nullable(Day),
      status: Type.String(),
      price_currency: Price,
    }),
  },
  errors: ['EC_Deactivation_In_Process', 'EC_Already_Inactive'],
});
export type InsuranceDetails = Static<(typeof insuranceDetails)['answers'][200]>;
