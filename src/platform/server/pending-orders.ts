// Orders of a customer that another system has not answered yet. Neither the customer nor the account that ordered can be
// erased before the answer.

import type { RawBuilder } from 'kysely';

/** Without a customer: only the orders of the accounts. */
export type CustomerAccounts = { customerId: number | null; accountIds: readonly number[] };

export type PendingOrders = {
  /** For the operator, in English: 'order of extras'. */
  name: string;
  /** Each row names its order, e.g. by the service number. */
  find(customer: CustomerAccounts): RawBuilder<{ reference: string }>;
};
