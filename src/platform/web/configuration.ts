// The configuration of this installation, fetched once per page.

import { use } from 'react';
import { configuration } from '#platform/contract.ts';
import type { Result } from '#platform/endpoint.ts';
import type { ReadClient } from './api/read-client.ts';
import { useApi } from './api/api-context.ts';
import { readAtOnce } from './read-at-once.ts';

export type PortalConfiguration = Result<typeof configuration>;

const asked = new WeakMap<ReadClient, Promise<PortalConfiguration>>();

export function configurationOf(api: ReadClient): Promise<PortalConfiguration> {
  const known = asked.get(api);
  if (known) return known;
  const answer = readAtOnce(api.call(configuration));
  asked.set(api, answer);
  // The next screen retries a failed request.
  answer.catch(() => asked.delete(api));
  return answer;
}

/** A setting of one area. */
export async function areaSetting(api: ReadClient, name: string): Promise<string> {
  return (await configurationOf(api)).area_settings[name] ?? '';
}

export function useAreaSetting(name: string): string {
  return useConfiguration().area_settings[name] ?? '';
}

export function useConfiguration(): PortalConfiguration {
  return use(configurationOf(useApi()));
}
