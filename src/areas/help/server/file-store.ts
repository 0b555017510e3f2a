// The SQL of files.

import type { Queryable, Tx } from '#platform/server/database/database.ts';
import { isUuid } from '#platform/uuid.ts';
import type { FileType } from '../rules.ts';
import type { QuestionKey } from './store.ts';

export type NewFile = { accountId: number; fileId: string; name: string; type: FileType; content: Buffer; now: Date };

export async function insertFile(tx: Tx, { accountId, fileId, name, type, content, now }: NewFile): Promise<void> {
  const row = { account_id: accountId, file_id: fileId, name, type, size: content.length, content, created_at: now };
  await tx.insertInto('help_file').values(row).execute();
}

/** False if a file is unknown, of another account or already sent. */
export async function attachFiles(
  tx: Tx,
  { accountId, questionId, messageNo }: QuestionKey & { messageNo: number },
  fileIds: readonly string[],
): Promise<boolean> {
  if (fileIds.length === 0) return true;
  if (!fileIds.every(isUuid)) return false;
  const { numUpdatedRows } = await tx
    .updateTable('help_file')
    .set({ question_id: questionId, message_no: messageNo })
    .where('account_id', '=', accountId)
    .where('file_id', 'in', [...fileIds])
    .where('question_id', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === BigInt(fileIds.length);
}

export function findFile(db: Queryable, { accountId, questionId }: QuestionKey, fileId: string) {
  return db
    .selectFrom('help_file')
    .select(['name', 'type', 'content'])
    .where('account_id', '=', accountId)
    .where('question_id', '=', questionId)
    .where('file_id', '=', fileId)
    .$castTo<{ name: string; type: FileType; content: Buffer }>()
    .executeTakeFirst();
}
