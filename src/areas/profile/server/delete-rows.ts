import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '#platform/server/database/database.ts';

/** Deleted rows by table. */
export type RowCounts = Map<string, number>;

export async function deleteRows(
  tx: Tx,
  counts: RowCounts,
  table: string,
  condition: RawBuilder<unknown>,
): Promise<void> {
  const { numAffectedRows = 0n } = await sql`delete from ${sql.table(table)} where ${condition}`.execute(tx);
  if (numAffectedRows > 0n) counts.set(table, (counts.get(table) ?? 0) + Number(numAffectedRows));
}
