// The pending orders of every area, also of disabled ones: their orders still exist.

import type { PendingOrders } from '#platform/server/pending-orders.ts';
import { areas } from './areas.ts';

export const pendingOrders: readonly PendingOrders[] = areas.flatMap((area) => area.pendingOrders);
