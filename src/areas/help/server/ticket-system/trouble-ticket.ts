// A TMF621 (version 4) trouble ticket: how the portal writes and reads it. docs/tmf.md describes the mapping.

import { createHash } from 'node:crypto';
import { Type, type Static } from 'typebox';
import { Compile } from 'typebox/compile';
import { decimalAmount } from '#platform/money.ts';
import type { Fact } from '../../facts.ts';
import { decodeBase64 } from '../decode-base64.ts';
import type { NewTicket, ReceivedNote, Ticket, TicketAttachment, TicketNote } from './ticket-system.ts';

const Note = Type.Object({
  id: Type.Optional(Type.String({ maxLength: 200 })),
  author: Type.Optional(Type.String()),
  date: Type.Optional(Type.String()),
  text: Type.Optional(Type.String()),
});

/** The fields that the portal reads; the system may send more. */
const TroubleTicket = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 200 }),
  externalId: Type.Optional(Type.String()),
  status: Type.Optional(Type.String()),
  note: Type.Optional(Type.Array(Note, { maxItems: 1000 })),
  attachment: Type.Optional(Type.Array(Type.Record(Type.String(), Type.Unknown()), { maxItems: 1000 })),
});
export type TroubleTicket = Static<typeof TroubleTicket>;

const isTroubleTicket = Compile(TroubleTicket);

/** Null for an answer that the portal cannot read. */
export function readTroubleTicket(body: unknown): TroubleTicket | null {
  return isTroubleTicket.Check(body) ? body : null;
}

/** The author of the notes that the portal sends. */
const customer = 'customer';

const closedStates = new Set(['closed', 'cancelled', 'rejected']);

export function ticketOf({ id, status = '', note = [], attachment = [] }: TroubleTicket): Ticket {
  const notes = note.filter(({ text = '' }) => text.trim() !== '');
  return {
    ticketId: id,
    isClosed: closedStates.has(status),
    answers: notes.filter(({ author }) => author !== customer).map(receivedNote),
    received: notes.filter(({ author }) => author === customer).map(receivedNote),
    attachments: attachment.map(readAttachment),
  };
}

/** A note without an id is known by its content. */
function receivedNote({ id, author, date, text = '' }: Static<typeof Note>): ReceivedNote {
  const content = sha256Of(JSON.stringify([author, date, text]));
  const writtenAt = new Date(date ?? '');
  return {
    id: id ?? content,
    text,
    writtenBy: author ?? null,
    writtenAt: Number.isNaN(writtenAt.getTime()) ? null : writtenAt,
  };
}

function readAttachment(attachment: Record<string, unknown>): TicketAttachment {
  const textOf = (name: string) => (typeof attachment[name] === 'string' ? attachment[name] : null);
  const [id, text] = [textOf('id'), textOf('content')];
  const content = text === null ? null : decodeBase64(text);
  const other = text ?? id ?? JSON.stringify([attachment['name'], attachment['url'], attachment['href']]);
  return { key: sha256Of(content ?? other), id, name: textOf('name') ?? '', content };
}

const sha256Of = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');

export function writeTicket({ externalId, title, facts, customerId, notes }: NewTicket) {
  const described = facts.map(({ label, value, type }) => `${label}: ${shownValue({ value, type })}`);
  return {
    '@type': 'TroubleTicket',
    externalId,
    name: title,
    description: [title, ...described].join('\n'),
    severity: 'minor',
    ticketType: 'question',
    channel: { id: 'selfcare', '@type': 'ChannelRef' },
    ...(customerId !== null && {
      relatedParty: [{ id: String(customerId), role: customer, '@referredType': 'Customer' }],
    }),
    relatedEntity: facts.flatMap(entityOf),
    ...writeNotes(notes),
  };
}

const shownValue = ({ value }: Pick<Fact, 'value' | 'type'>) =>
  typeof value === 'number' ? `${decimalAmount(value)} EUR` : value;

const entityTypes: Partial<Record<Fact['label'], string>> = { bill: 'CustomerBill', service: 'Service' };

function entityOf({ label, value }: Fact) {
  const type = entityTypes[label];
  return type ? [{ id: String(value), role: label, '@referredType': type }] : [];
}

/** The notes and their files, for a new ticket or after those that it has. */
export function writeNotes(notes: readonly TicketNote[], { note = [], attachment = [] }: Partial<TroubleTicket> = {}) {
  return {
    note: [
      ...note,
      ...notes.map(({ id, text, writtenAt }) => ({
        '@type': 'Note',
        id,
        author: customer,
        date: writtenAt.toISOString(),
        text,
      })),
    ],
    attachment: [
      ...attachment,
      ...notes.flatMap(({ files }) =>
        files.map(({ id, name, type, content }) => ({
          '@type': 'Attachment',
          id,
          attachmentType: type.startsWith('image/') ? 'picture' : 'document',
          mimeType: type,
          name,
          content: content.toString('base64'),
        })),
      ),
    ],
  };
}
