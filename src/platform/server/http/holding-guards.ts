// Checks that an object belongs to the account. Foreign and unknown ids get the same answer.

import { refuse } from '#platform/errors.ts';
import { isUuid } from '#platform/uuid.ts';
import type { Guard } from './caller.ts';

export const holdsPid: Guard = guardBy(
  'holds-pid',
  `select account_pid.customer_id from customer_pid
    join account_pid on account_pid.customer_id = customer_pid.customer_id and account_pid.account_id = $1
    where customer_pid.pid = $2`,
);

export const holdsContract: Guard = guardBy(
  'holds-contract',
  `select contract.customer_id from account_pid
    join contract on contract.customer_id = account_pid.customer_id and contract.contract_id = $2
    where account_pid.account_id = $1`,
);

export const holdsDocument: Guard = guardBy(
  'holds-document',
  `select document.customer_id from account_pid
    join document on document.customer_id = account_pid.customer_id and document.document_id = $2
    where account_pid.account_id = $1`,
);

export const holdsAddress: Guard = uuidGuard(
  'holds-address',
  'select account_id from address where account_id = $1 and address_id = $2',
);

export const holdsCard: Guard = uuidGuard(
  'holds-card',
  'select account_id from saved_card where account_id = $1 and card_id = $2',
);

/** Finds the customer of the object; objects of the account itself have no customer. */
function guardBy(name: string, text: string): Guard {
  return async (pool, accountId, id) => {
    const { rows } = await pool.query<{ customer_id?: number }>({ name, text, values: [accountId, id] });
    return rows[0] ? { customerId: rows[0].customer_id ?? null } : refuse('EC_User_Not_Authoried');
  };
}

/** An id of another format matches nothing. */
function uuidGuard(name: string, text: string): Guard {
  const guard = guardBy(name, text);
  return async (pool, accountId, id) => (isUuid(id) ? guard(pool, accountId, id) : refuse('EC_User_Not_Authoried'));
}
