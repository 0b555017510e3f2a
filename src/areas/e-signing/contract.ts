// The calls of e-signing by module, and the status that all modules share.

import { Type, type Static } from 'typebox';
import { endpoint } from '#platform/endpoint.ts';
import { nullable } from '#platform/schema.ts';
import { activationEndpoints } from './activation/contract.ts';
import { base } from './contract-parts.ts';
import { signingEndpoints } from './signing/contract.ts';
import { verificationEndpoints } from './verification/contract.ts';

export const esigningStatus = endpoint({
  name: 'esigningStatus',
  summary: 'Which pids of the account sign electronically, and the number each gets its codes on',
  method: 'GET',
  path: `${base}/signing/pids-status`,
  access: 'account',
  readsOwn: true,
  answers: {
    200: Type.Array(
      Type.Object({
        pid: Type.String(),
        has_active_subscription: Type.Boolean(),
        msisdn: nullable(Type.String()),
        holder_name: Type.String(),
        numbers: Type.Array(Type.String(), {
          description: 'Mobile numbers of the pid, any of which may get the codes',
        }),
      }),
    ),
  },
  errors: [],
});
export type EsigningStatus = Static<(typeof esigningStatus)['answers'][200]>[number];

export const esigningEndpoints = [
  esigningStatus,
  ...activationEndpoints,
  ...signingEndpoints,
  ...verificationEndpoints,
];
