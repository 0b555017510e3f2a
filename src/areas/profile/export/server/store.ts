import type { Queryable, Tx } from '#platform/server/database/database.ts';

export function findExport(db: Queryable, accountId: number) {
  return db
    .selectFrom('data_export')
    .select(['asked_at', 'ready_at'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
}

export async function startExport(tx: Tx, accountId: number, now: Date): Promise<void> {
  const anew = { asked_at: now, ready_at: null, file: null };
  await tx
    .insertInto('data_export')
    .values({ account_id: accountId, ...anew })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(anew))
    .execute();
}

type FinishedExport = { accountId: number; askedAt: Date; file: Uint8Array; now: Date };

/** False if a newer request exists or the file is already saved. */
export async function saveExport(tx: Tx, { accountId, askedAt, file, now }: FinishedExport): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('data_export')
    .set({ file: Buffer.from(file), ready_at: now })
    .where('account_id', '=', accountId)
    .where('asked_at', '=', askedAt)
    .where('ready_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function findFile(db: Queryable, accountId: number, readyAfter: Date): Promise<Buffer | null> {
  const found = await db
    .selectFrom('data_export')
    .select('file')
    .where('account_id', '=', accountId)
    .where('ready_at', '>', readyAfter)
    .executeTakeFirst();
  return found?.file ?? null;
}
