// The messages in the outbox as their recipients see them.

import type { KeyVersions } from '#platform/server/key-rotation/key-versions.ts';
import type { Database } from '#platform/server/database/database.ts';
import { textOf } from '#platform/server/outbox/sealed-text.ts';

export async function sentMessages(db: Database, key: KeyVersions) {
  const rows = await db.selectFrom('outbox').selectAll().orderBy('message_id').execute();
  return rows.map((row) => ({ ...row, ...textOf(key, row) }));
}
