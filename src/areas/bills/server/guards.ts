// Checks that a bill belongs to a pid of the account. Users of somebody else's number own no pid, so they see no bills.

import { refuse } from '#platform/errors.ts';
import type { Guard } from '#platform/server/http/caller.ts';

export const holdsBill: Guard = async (pool, accountId, billId) => {
  const { rows } = await pool.query<{ customer_id: number }>({
    name: 'holds-bill',
    text: `select bill.customer_id from account_pid
      join bill on bill.customer_id = account_pid.customer_id and bill.bill_id = $2
      where account_pid.account_id = $1`,
    values: [accountId, billId],
  });
  return rows[0] ? { customerId: rows[0].customer_id } : refuse('EC_User_Not_Authoried');
};
