// The service of a screen: the one in the address if it is in the profile, else the first.

import { useNavigation } from '../navigation/navigation.ts';
import { useShellPerson, type ShellService } from './shell-data.ts';

export function chosenOf<Item extends { service_id: string }>(
  services: readonly Item[],
  msisdn: string | undefined,
): Item | undefined {
  return services.find((service) => service.service_id === msisdn) ?? services[0];
}

export function useChosenMsisdn(): string | undefined {
  return useNavigation().msisdn;
}

/** All services of the profile, or those of the types in the route. */
export function useServedServices(): ShellService[] {
  const { serves } = useNavigation();
  const services = useShellPerson()?.services ?? [];
  const served = serves ? services.filter(({ service_type }) => serves.includes(service_type)) : services;
  return served.length > 0 ? served : services;
}

export function useChosenService(): ShellService | undefined {
  return chosenOf(useServedServices(), useChosenMsisdn());
}
