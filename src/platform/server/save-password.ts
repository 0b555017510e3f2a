import type { Tx } from './database/database.ts';

export async function savePassword(tx: Tx, accountId: number, passwordHash: string, now: Date): Promise<void> {
  await tx
    .updateTable('account')
    .set({ password_hash: passwordHash, password_changed_at: now })
    .where('account_id', '=', accountId)
    .execute();
}
