// How long a change of the e-mail waits, and the display of contract services.

import { readableNumber } from '#platform/msisdn.ts';

export const emailChangeHours = 24;

type ShownService = { service_type: string; service_id: string; installation_address: string | null };

/** Broadband is identified by its address, everything else by its number. */
export function serviceIdentity({ service_type, service_id, installation_address }: ShownService): string {
  return service_type === 'HomeBroadband' && installation_address ? installation_address : readableNumber(service_id);
}

/** The services of each contract, in the order of the contracts. */
export function byContract<Service extends { contract_id: string }>(
  services: readonly Service[],
): { contractId: string; services: Service[] }[] {
  return [...Map.groupBy(services, (service) => service.contract_id)].map(([contractId, ofContract]) => ({
    contractId,
    services: ofContract,
  }));
}
