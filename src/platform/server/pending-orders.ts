// Orders of a customer that another system has not answered yet. The customer cannot be erased before the answer.

import type { RawBuilder } from 'kysely';

export type CustomerAccounts = { customerId: number; accountIds: readonly number[] };

export type PendingOrders = {
  /** For the operator, in English: 'order of extras'. */
  name: string;
  /** Each row names its order, e.g. by the service number. */
  find(customer: CustomerAccounts): RawBuilder<{ reference: string }>;
};
