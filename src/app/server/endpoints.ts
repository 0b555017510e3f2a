// Every endpoint of the platform and the areas.

import { platformEndpoints } from '#platform/contract.ts';
import type { EndpointSpec } from '#platform/endpoint.ts';
import { numberProofEndpoints } from '#platform/number-proof.ts';
import { areas } from './areas.ts';

export const endpoints: readonly EndpointSpec[] = [
  ...platformEndpoints,
  ...numberProofEndpoints,
  ...areas.flatMap((area) => area.endpoints),
];
