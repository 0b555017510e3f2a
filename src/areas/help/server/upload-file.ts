// Stores a file for the next message of the user, after its content was checked.

import { randomUUID } from 'node:crypto';
import { ok } from '#platform/endpoint.ts';
import { refuse } from '#platform/errors.ts';
import type { Tx } from '#platform/server/database/database.ts';
import type { Platform } from '#platform/server/platform.ts';
import { safeFileName } from '../rules.ts';
import { checkedFileType } from './check-file.ts';
import { insertFile } from './file-store.ts';
import { refusalOverLimit } from './message-limit.ts';

export type Upload = { accountId: number; name: string; content: string };

export async function uploadFile(platform: Platform, tx: Tx, { accountId, name: given, content }: Upload) {
  const refused = await refusalOverLimit(platform, 'file', accountId);
  if (refused) return refused;
  const bytes = Buffer.from(content, 'base64');
  const type = isWholeBase64(content, bytes) ? checkedFileType(bytes) : null;
  if (!type) return refuse('EC_File_Not_Accepted');
  const file = { fileId: randomUUID(), name: safeFileName(given, type), type };
  await insertFile(tx, { accountId, ...file, content: bytes, now: platform.clock.now() });
  return ok({ file_id: file.fileId, name: file.name, type, size: bytes.length });
}

/** The decoder skips what it cannot read. A pattern would exhaust the stack on a text of megabytes. */
function isWholeBase64(text: string, bytes: Buffer): boolean {
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0;
  return text.length % 4 === 0 && bytes.length === (text.length / 4) * 3 - padding;
}
