// Port of the ticket system of the operator. Throws PartnerUnavailable when it does not answer.

import type { Fact } from '../../facts.ts';
import type { FileType } from '../../rules.ts';

export type TicketFile = { fileId: string; name: string; type: FileType; content: Buffer };

/** A message of the user; its id is the same with every attempt. */
export type TicketNote = { id: string; text: string; writtenAt: Date; files: readonly TicketFile[] };

export type NewTicket = {
  /** The id of the question: a repeated attempt finds the same ticket. */
  externalId: string;
  title: string;
  facts: readonly Fact[];
  /** The customer and the user, for the operator. */
  customerId: number | null;
  accountId: number;
  askedAt: Date;
  notes: readonly TicketNote[];
};

export type ReceivedNote = { id: string; text: string; writtenBy: string | null; writtenAt: Date | null };

export type Ticket = {
  ticketId: string;
  state: 'open' | 'resolved' | 'closed';
  /** The notes of the operator's staff, without those that the portal sent. */
  answers: readonly ReceivedNote[];
  /** The ids of the notes that the portal sent and the ticket system has. */
  sentNotes: readonly string[];
};

export type TicketSystem = {
  /** Finds the ticket of an earlier attempt, or creates it. */
  create(ticket: NewTicket): Promise<Ticket>;
  read(ticketId: string): Promise<Ticket>;
  addNotes(ticketId: string, notes: readonly TicketNote[]): Promise<Ticket>;
  close(ticketId: string): Promise<Ticket>;
};
