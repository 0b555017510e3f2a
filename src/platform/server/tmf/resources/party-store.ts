// The SQL of the lists of parties.

import { sql, type RawBuilder } from 'kysely';
import type { AccountType } from '#platform/client-type.ts';

export function listedParties(accountType: AccountType, nameAttribute: string): RawBuilder<unknown> {
  return sql`
    select t.pid as id, t.name as ${sql.id(nameAttribute)}, 'validated'::text as status
    from customer t where t.account_type = ${accountType}`;
}
