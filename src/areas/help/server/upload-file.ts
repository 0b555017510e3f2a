// Stores a file for the next message, after its content was checked: for users, and for operators.

import { randomUUID } from 'node:crypto';
import { ok } from '#platform/endpoint.ts';
import { refuse } from '#platform/errors.ts';
import type { Tx } from '#platform/server/database/database.ts';
import type { Platform } from '#platform/server/platform.ts';
import { safeFileName } from '../rules.ts';
import { checkedFileType } from './check-file.ts';
import { decodeBase64 } from './decode-base64.ts';
import { findQuestionKey } from './desk-store.ts';
import { insertFile } from './file-store.ts';
import { refusalOverLimit } from './message-limit.ts';

type Content = { name: string; content: string };

export async function uploadFile(platform: Platform, tx: Tx, { accountId, ...file }: Content & { accountId: number }) {
  const refused = await refusalOverLimit(platform, 'file', String(accountId));
  return refused ?? storeFile(platform, tx, { accountId, uploadedBy: null }, file);
}

type DeskUpload = Content & { questionId: string; by: string };

/** Of all operators, only this one can send it. */
export async function uploadDeskFile(platform: Platform, hasTickets: boolean, tx: Tx, upload: DeskUpload) {
  const { questionId, by, ...file } = upload;
  const key = await findQuestionKey(tx, questionId);
  if (!key) return refuse('EC_Not_Found');
  if (hasTickets) return refuse('EC_Question_Elsewhere');
  const refused = await refusalOverLimit(platform, 'deskFile', by);
  return refused ?? storeFile(platform, tx, { accountId: key.accountId, uploadedBy: by }, file);
}

async function storeFile(
  { clock }: Platform,
  tx: Tx,
  owner: { accountId: number; uploadedBy: string | null },
  { name: given, content }: Content,
) {
  const bytes = decodeBase64(content);
  const type = bytes && checkedFileType(bytes);
  if (!type) return refuse('EC_File_Not_Accepted');
  const file = { fileId: randomUUID(), name: safeFileName(given, type), type };
  await insertFile(tx, { ...owner, ...file, content: bytes, now: clock.now() });
  return ok({ file_id: file.fileId, name: file.name, type, size: bytes.length });
}
