// Port of the ticket system of the operator. Throws PartnerUnavailable when it does not answer, PartnerRefused when it
// refuses a ticket.

import type { Fact } from '../../facts.ts';
import type { FileType } from '../../rules.ts';

export type TicketFile = { name: string; type: FileType; content: Buffer };

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
};

export type TicketSystem = {
  /** Finds the ticket of an earlier attempt, or creates it. */
  create(ticket: NewTicket): Promise<Ticket>;
  read(ticketId: string): Promise<Ticket>;
  addNotes(ticketId: string, notes: readonly TicketNote[]): Promise<Ticket>;
  close(ticketId: string): Promise<Ticket>;
};
