// What this installation is: asked once per page.

import { use } from 'react';
import { configuration } from '#platform/contract.ts';
import type { Result } from '#platform/endpoint.ts';
import type { ApiClient } from './api/api-client.ts';
import { useApi } from './api/api-context.ts';
import { readAtOnce } from './read-at-once.ts';

export type PortalConfiguration = Result<typeof configuration>;

const asked = new WeakMap<ApiClient, Promise<PortalConfiguration>>();

export function configurationOf(api: ApiClient): Promise<PortalConfiguration> {
  const known = asked.get(api);
  if (known) return known;
  const answer = readAtOnce(api.call(configuration));
  asked.set(api, answer);
  // A failed question is asked again by the next screen.
  answer.catch(() => asked.delete(api));
  return answer;
}

export function useConfiguration(): PortalConfiguration {
  return use(configurationOf(useApi()));
}
