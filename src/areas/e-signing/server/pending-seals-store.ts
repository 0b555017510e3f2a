// Signed documents whose file is not sealed yet: the customer cannot be erased before.

import { sql } from 'kysely';
import type { PendingOrders } from '#platform/server/pending-orders.ts';

export const pendingSeals: readonly PendingOrders[] = [
  {
    name: 'seal of a signed document',
    find: ({ customerId }) =>
      sql`select document_id as reference from document_signing where customer_id = ${customerId} and sealed_at is null`,
  },
];
