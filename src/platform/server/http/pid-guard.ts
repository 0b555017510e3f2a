// Whether a pid belongs to the account. A foreign and an unknown pid answer alike.

import { refuse } from '#platform/errors.ts';
import type { Guard } from './caller.ts';

export const holdsPid: Guard = async (pool, accountId, pid) => {
  const { rows } = await pool.query<{ customer_id: number }>({
    name: 'holds-pid',
    text: `select account_pid.customer_id from customer_pid
      join account_pid on account_pid.customer_id = customer_pid.customer_id and account_pid.account_id = $1
      where customer_pid.pid = $2`,
    values: [accountId, pid],
  });
  return rows[0] ? { customerId: rows[0].customer_id } : refuse('EC_User_Not_Authoried');
};
