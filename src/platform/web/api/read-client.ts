// The read-only part of the API client for screens. Changes use useChange.

import type { EndpointSpec, Result } from '#platform/endpoint.ts';
import type { ApiClient, InputOf } from './api-client.ts';

type ReadSpec = EndpointSpec & ({ method: 'GET'; changesOnGet?: never } | { readsByPost: true });

export type ReadClient = Pick<ApiClient, 'download'> & {
  call<Spec extends ReadSpec>(spec: Spec, ...input: InputOf<Spec>): Promise<Result<Spec>>;
};
