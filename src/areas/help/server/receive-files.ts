// The files that support attached to a ticket: checked by content like those of users, and received once.

import { randomUUID } from 'node:crypto';
import { filesPerMessage, type FileType } from '#platform/attached-files.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { safeFileName } from '../rules.ts';
import { checkedFileType } from './check-file.ts';
import { findKnownFiles, insertFile } from './file-store.ts';
import type { MessageRow, QuestionKey } from './store.ts';
import type { TicketAttachment } from './ticket-system/ticket-system.ts';

type AcceptedFile = { name: string; type: FileType; content: Buffer };

export type ReceivedFiles = {
  accepted: readonly AcceptedFile[];
  refusedFiles: number;
  /** The keys of all, accepted or not. */
  ticketFiles: readonly string[];
};

/** What of a ticket is new. The files of the user are also part of the ticket. */
export async function findNewFiles(
  tx: Tx,
  key: QuestionKey,
  messages: readonly MessageRow[],
  attachments: readonly TicketAttachment[],
): Promise<ReceivedFiles> {
  if (attachments.length === 0) return { accepted: [], refusedFiles: 0, ticketFiles: [] };
  const known = await findKnownFiles(tx, key);
  const keys = new Set([...messages.flatMap(({ ticket_files }) => ticket_files), ...known.map(({ hash }) => hash)]);
  const ofUser = known.filter(({ author }) => author === 'user');
  // Some systems return an address instead of the content that they received.
  const isOfUser = ({ id, name, content }: TicketAttachment) =>
    content === null && ofUser.some((file) => file.file_id === id || file.name === name);
  const added = attachments.filter((attachment) => !keys.has(attachment.key) && !isOfUser(attachment));
  const distinct = [...new Map(added.map((attachment) => [attachment.key, attachment])).values()];
  const accepted = distinct.flatMap(acceptedFile).slice(0, filesPerMessage);
  return {
    accepted,
    refusedFiles: distinct.length - accepted.length,
    ticketFiles: distinct.map((attachment) => attachment.key),
  };
}

function acceptedFile({ name, content }: TicketAttachment): AcceptedFile[] {
  const type = content && checkedFileType(content);
  return type ? [{ name: safeFileName(name, type), type, content }] : [];
}

export async function storeFiles(
  tx: Tx,
  { accountId, ...message }: QuestionKey & { messageNo: number },
  files: readonly AcceptedFile[],
  now: Date,
): Promise<void> {
  for (const file of files) {
    await insertFile(tx, { accountId, fileId: randomUUID(), ...file, uploadedBy: null, message, now });
  }
}
