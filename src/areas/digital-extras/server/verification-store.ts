// What code verification reads about numbers.

import type { Queryable } from '#platform/server/database/database.ts';
import type { CodeBinding } from '#platform/server/one-time-code/code-binding.ts';

export async function findNumberOwner(db: Queryable, msisdn: string) {
  return db
    .selectFrom('service_number')
    .innerJoin('service', (join) =>
      join
        .onRef('service.customer_id', '=', 'service_number.customer_id')
        .onRef('service.service_id', '=', 'service_number.service_id'),
    )
    .select(['service.customer_id', 'service.msisdn_type'])
    .where('service_number.service_id', '=', msisdn)
    .executeTakeFirst();
}

/** The recipient of the last code with the same binding. */
export async function findLastRecipient(db: Queryable, binding: CodeBinding): Promise<string | undefined> {
  const row = await db
    .selectFrom('code_request')
    .select('recipient')
    .where('requester', '=', binding.requester)
    .where('purpose', '=', binding.purpose)
    .where('subject', '=', binding.subject ?? '')
    .orderBy('expires_at', 'desc')
    .executeTakeFirst();
  return row?.recipient;
}
