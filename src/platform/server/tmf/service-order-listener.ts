// Events of the network about orders (TMF641).

import { hastenOrder } from '../partners/provisioning-orders.ts';
import type { Platform } from '../platform.ts';
import type { ChangeListener } from './change-listener.ts';

/** Empty without the token of the network. */
export function serviceOrderListeners({ db, configuration }: Platform): ChangeListener[] {
  const { provisioningListenerToken: token } = configuration;
  if (token === undefined) return [];
  return [
    {
      api: '/serviceOrdering/v4',
      resource: 'serviceOrder',
      events: ['StateChangeEvent'],
      token,
      hasten: (id) => hastenOrder(db, id),
    },
  ];
}
