// The home of a screen: the one in the address, else the first of the user. Other services have no router.

import { useChosenMsisdn } from '#platform/web/shell/chosen-service.ts';
import { useShellPerson, type ShellService } from '#platform/web/shell/shell-data.ts';
import { homeServiceTypes } from './home-service-types.ts';

export type ChosenHome = { msisdn: string | undefined; service: ShellService | undefined; homes: ShellService[] };

export function useChosenHome(): ChosenHome {
  const inAddress = useChosenMsisdn();
  const services = useShellPerson()?.services ?? [];
  const homes = services.filter(({ service_type }) => homeServiceTypes.includes(service_type));
  const isOther = services.some(({ service_id }) => service_id === inAddress) && !homes.some(isIt(inAddress));
  const msisdn = inAddress && !isOther ? inAddress : homes[0]?.service_id;
  return { msisdn, service: homes.find(isIt(msisdn)), homes };
}

const isIt =
  (msisdn: string | undefined) =>
  ({ service_id }: ShellService) =>
    service_id === msisdn;
