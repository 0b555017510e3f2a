// The ticket system of the operator by TMF621 (version 4). `POST {url}/troubleTicket` creates a ticket with the question
// as externalId, after a search by externalId has found none: a lost answer is recovered, not repeated. `PATCH` adds
// notes after those that the ticket has, and closes it.

import {
  askPartner,
  PartnerRefused,
  PartnerUnavailable,
  type PartnerAddress,
  type PartnerAnswer,
} from '#platform/server/partners/partner-http.ts';
import type { TicketSystem } from './ticket-system.ts';
import { readTroubleTicket, ticketOf, writeNotes, writeTicket, type TroubleTicket } from './trouble-ticket.ts';

/** A ticket may contain files. */
const [timeoutMs, mostBytes] = [30_000, 64 * 1024 * 1024];

export function tmf621TicketSystem(given: PartnerAddress): TicketSystem {
  const address = { timeoutMs, mostBytes, ...given };
  const pathOf = (ticketId: string) => `/troubleTicket/${encodeURIComponent(ticketId)}`;
  const get = async (ticketId: string) =>
    ticketIn(await askPartner(address, { method: 'GET', path: pathOf(ticketId) }));
  const patch = async (ticketId: string, body: object) =>
    ticketOf(ticketIn(await askPartner(address, { method: 'PATCH', path: pathOf(ticketId), body })));
  return {
    async create(ticket) {
      const found = await findTicket(address, ticket.externalId);
      if (found) return ticketOf(found);
      const call = {
        method: 'POST',
        path: '/troubleTicket',
        key: ticket.externalId,
        body: writeTicket(ticket),
      } as const;
      return ticketOf(ticketIn(await askPartner(address, call)));
    },
    read: async (ticketId) => ticketOf(await get(ticketId)),
    addNotes: async (ticketId, notes) => patch(ticketId, writeNotes(notes, await get(ticketId))),
    close: (ticketId) => patch(ticketId, { status: 'closed' }),
  };
}

/** Null if there is no such ticket. After an unclear answer none is created. */
async function findTicket(address: PartnerAddress, externalId: string): Promise<TroubleTicket | null> {
  const path = `/troubleTicket?externalId=${encodeURIComponent(externalId)}`;
  const { status, body } = await askPartner(address, { method: 'GET', path });
  if (status !== 200 || !Array.isArray(body)) throw unreadable(status);
  // A system without filters also returns other tickets.
  return body.map(readTroubleTicket).find((ticket) => ticket?.externalId === externalId) ?? null;
}

function ticketIn({ status, body }: PartnerAnswer): TroubleTicket {
  const isRefused = (status === 400 || status === 422) && typeof body['reason'] === 'string';
  if (isRefused) throw new PartnerRefused('The ticket system refused a question.');
  const ticket = status === 200 || status === 201 ? readTroubleTicket(body) : null;
  if (!ticket) throw unreadable(status);
  return ticket;
}

const unreadable = (status: number) =>
  new PartnerUnavailable(`The ticket system answered ${status} in an unknown format.`);
