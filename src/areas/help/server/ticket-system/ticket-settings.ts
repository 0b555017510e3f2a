import { BadConfiguration, reader, type Environment } from '#platform/server/environment.ts';
import { partnerAddress, type PartnerAddress } from '#platform/server/partners/partner-http.ts';

export type TicketSettings = {
  /** Null if support answers at the desk. */
  address: PartnerAddress | null;
  /** Authenticates events of the ticket system. */
  listenerToken: string | undefined;
};

/** Throws BadConfiguration. */
export function readTicketSettings(environment: Environment): TicketSettings {
  const address = partnerAddress(environment, 'TICKETS');
  const listenerToken = reader(environment).secret('TICKETS_LISTENER_TOKEN', 20);
  if (listenerToken !== undefined && !address) {
    throw new BadConfiguration('TICKETS_URL must be set with TICKETS_LISTENER_TOKEN.');
  }
  return { address, listenerToken };
}
