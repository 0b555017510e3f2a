// The service a screen is about: the one in the address when it is in the profile, else the first.

import { useSearch } from '@tanstack/react-router';
import { useShellPerson, type ShellService } from './shell-data.ts';

export function chosenOf<Item extends { service_id: string }>(
  services: readonly Item[],
  msisdn: string | undefined,
): Item | undefined {
  return services.find((service) => service.service_id === msisdn) ?? services[0];
}

export function useChosenMsisdn(): string | undefined {
  const search = useSearch({ strict: false }) as Record<string, string | undefined>;
  return search['msisdn'];
}

export function useChosenService(): ShellService | undefined {
  return chosenOf(useShellPerson()?.services ?? [], useChosenMsisdn());
}
