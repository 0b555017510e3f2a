import { BadConfiguration, reader, type Environment } from '#platform/server/environment.ts';
import type { AcsSettings } from './genieacs-routers.ts';

/** Null for the embedded routers. */
export function readRouterSettings(environment: Environment): AcsSettings | null {
  const read = reader(environment);
  const kind = read.choice('ROUTER_MANAGEMENT', ['embedded', 'genieacs'], 'embedded');
  const address = read.httpUrl('ACS_URL');
  const model = {
    prefix: read.matching('ACS_PARAMETER_PREFIX', /^X_[A-Za-z0-9]{1,30}$/, 'X_ABONAT'),
    networks: { 1: read.integer('ACS_NETWORK_24', 1, 1, 99), 2: read.integer('ACS_NETWORK_5', 5, 1, 99) },
    connection: read.matching(
      'ACS_CONNECTION',
      /^InternetGatewayDevice(\.\w+)+$/,
      'InternetGatewayDevice.WANDevice.1.WANConnectionDevice.1.WANIPConnection.1',
    ),
  };
  const contactSeconds = read.integer('ACS_CONTACT_SECONDS', 900, 1, 86_400);
  if (kind === 'embedded') return null;
  if (!address) throw new BadConfiguration('ACS_URL must be set when ROUTER_MANAGEMENT is genieacs.');
  return { address, model, contactSeconds };
}
