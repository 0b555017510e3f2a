import { refuse } from '#platform/errors.ts';
import type { Guard } from '#platform/server/http/caller.ts';

/** Purchases belong to the customer: only accounts with the pid withdraw from them. */
export const holdsPurchase: Guard = async (pool, accountId, purchaseId) => {
  const { rows } = await pool.query<{ customer_id: number }>({
    name: 'holds-purchase',
    text: `select purchase.customer_id from account_pid
      join purchase on purchase.customer_id = account_pid.customer_id and purchase.purchase_id = $2
      where account_pid.account_id = $1`,
    values: [accountId, purchaseId],
  });
  return rows[0] ? { customerId: rows[0].customer_id } : refuse('EC_User_Not_Authoried');
};
