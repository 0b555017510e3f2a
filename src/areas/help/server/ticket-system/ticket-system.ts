// Port of the ticket system of the operator. Throws PartnerUnavailable when it does not answer, PartnerRefused when it
// refuses a ticket.

import type { FileType } from '#platform/attached-files.ts';
import type { Fact } from '../../facts.ts';

/** A file of the user. */
export type TicketFile = { id: string; name: string; type: FileType; content: Buffer };

/** A file that the ticket has. */
export type TicketAttachment = {
  /** The SHA-256 of its content, because systems may change ids; without content, of its id or address. */
  key: string;
  id: string | null;
  name: string;
  /** Null if it is not part of the ticket: addresses are never opened. */
  content: Buffer | null;
};

/** A message of the user; its id is the same with every attempt. */
export type TicketNote = { id: string; text: string; writtenAt: Date; files: readonly TicketFile[] };

export type NewTicket = {
  /** The id of the question: a repeated attempt finds the same ticket. */
  externalId: string;
  title: string;
  facts: readonly Fact[];
  customerId: number | null;
  notes: readonly TicketNote[];
};

export type ReceivedNote = { id: string; text: string; writtenBy: string | null; writtenAt: Date | null };

export type Ticket = {
  ticketId: string;
  isClosed: boolean;
  /** The notes of the operator's staff. */
  answers: readonly ReceivedNote[];
  /** The messages of the user that the ticket system has. */
  received: readonly ReceivedNote[];
  /** Those of the user and of the staff. */
  attachments: readonly TicketAttachment[];
};

export type TicketSystem = {
  /** Finds the ticket of an earlier attempt, or creates it. */
  create(ticket: NewTicket): Promise<Ticket>;
  read(ticketId: string): Promise<Ticket>;
  addNotes(ticketId: string, notes: readonly TicketNote[]): Promise<Ticket>;
  close(ticketId: string): Promise<Ticket>;
};
