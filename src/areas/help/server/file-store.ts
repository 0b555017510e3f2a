// The SQL of files.

import { sql } from 'kysely';
import type { FileType } from '#platform/attached-files.ts';
import type { Queryable, Tx } from '#platform/server/database/database.ts';
import { isUuid } from '#platform/uuid.ts';
import type { QuestionKey } from './store.ts';

export type NewFile = {
  accountId: number;
  fileId: string;
  name: string;
  type: FileType;
  content: Buffer;
  /** The operator; null for a file of the user or of the ticket system. */
  uploadedBy: string | null;
  now: Date;
  /** Without it the file waits for its message. */
  message?: { questionId: string; messageNo: number };
};

export async function insertFile(tx: Tx, file: NewFile): Promise<void> {
  await tx
    .insertInto('help_file')
    .values({
      account_id: file.accountId,
      file_id: file.fileId,
      question_id: file.message?.questionId ?? null,
      message_no: file.message?.messageNo ?? null,
      name: file.name,
      type: file.type,
      size: file.content.length,
      content: file.content,
      uploaded_by: file.uploadedBy,
      created_at: file.now,
    })
    .execute();
}

/** False if a file is unknown, of another account or operator, or already sent. */
export async function attachFiles(
  tx: Tx,
  { accountId, questionId, messageNo, uploadedBy }: QuestionKey & { messageNo: number; uploadedBy: string | null },
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
    .where('uploaded_by', 'is not distinct from', uploadedBy)
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

export type KnownFile = { file_id: string; name: string; author: 'user' | 'support'; hash: string };

/** The sent files of a question, with the SHA-256 of their content. */
export async function findKnownFiles(db: Queryable, { accountId, questionId }: QuestionKey): Promise<KnownFile[]> {
  const { rows } = await sql<KnownFile>`
    select file_id, name, author, encode(sha256(content), 'hex') as hash
    from help_file join help_message using (account_id, question_id, message_no)
    where account_id = ${accountId} and question_id = ${questionId}`.execute(db);
  return rows;
}
