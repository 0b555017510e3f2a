// The SQL of support notes.

import type { Queryable, Tx } from '#platform/server/database/database.ts';

export function findNotes(db: Queryable, customerId: number) {
  return db
    .selectFrom('support_note as note')
    .innerJoin('operator', 'operator.operator_id', 'note.operator_id')
    .select(['note.note_id', 'note.text', 'note.created_at', 'operator.name'])
    .where('note.customer_id', '=', customerId)
    .orderBy('note.created_at', 'desc')
    .limit(100)
    .execute();
}

export type NewNote = { customerId: number; operatorId: number; text: string; now: Date };

export async function insertNote(tx: Tx, { customerId, operatorId, text, now }: NewNote): Promise<void> {
  await tx
    .insertInto('support_note')
    .values({ customer_id: customerId, operator_id: operatorId, text, created_at: now })
    .execute();
}
