// Makes the security codes independent of the previous secret key, without knowing the codes.

import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { KeyDependency } from '../key-rotation/key-dependency.ts';
import { sealCurrent } from '../sealed-value.ts';
import { hashAgain, retiredKeyBinding, type HashKeys } from './code-hash.ts';

const batchSize = 1000;

export const securityCodeHashes: KeyDependency = {
  name: 'security codes',
  async countDependent(db, { ids }) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from security_code where ${dependsOn(ids.previous)}`.execute(db);
    return rows[0]!.count;
  },
  async renew(db, keys) {
    await storeRetiredKey(db, keys);
    for (let last: number | null = 0; last !== null;) last = await hashBatchAgain(db, keys, last);
  },
};

/** Written first: afterwards every process can verify a code that was hashed again. */
async function storeRetiredKey(db: Database, { ids, code, storage }: HashKeys): Promise<void> {
  if (ids.previous === null || code.previous === null) return;
  const key = Buffer.from(code.previous).toString('base64url');
  await db
    .insertInto('retired_code_key')
    .values({ key_id: ids.previous, sealed: sealCurrent(storage, key, retiredKeyBinding(ids.previous)) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Returns the last customer of the batch; null after the last batch. */
async function hashBatchAgain(db: Database, keys: HashKeys, after: number): Promise<number | null> {
  const { previous, current } = keys.ids;
  const { rows } = await sql<{ customer_id: number; code_hash: Buffer }>`
    select customer_id, code_hash from security_code
    where customer_id > ${after} and ${dependsOn(previous)} order by customer_id limit ${batchSize}`.execute(db);
  const [customers, hashes] = [rows.map((row) => row.customer_id), rows.map((row) => row.code_hash)];
  // A code that changed meanwhile has another hash and is left for the next run.
  await sql`
    update security_code set code_hash = again.new_hash,
      hash_keys = (case when hash_keys = '{}' then array[${previous}::text] else hash_keys end) || ${current}::text
    from unnest(${customers}::bigint[], ${hashes}::bytea[], ${hashes.map((hash) => hashAgain(keys, hash))}::bytea[])
      as again (customer_id, old_hash, new_hash)
    where security_code.customer_id = again.customer_id and security_code.code_hash = again.old_hash`.execute(db);
  return customers.at(-1) ?? null;
}

function dependsOn(previous: string | null) {
  return sql`code_hash is not null
    and (hash_keys = '{}' or hash_keys[cardinality(hash_keys)] = ${previous})`;
}
