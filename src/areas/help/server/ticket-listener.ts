// Events of the ticket system (TMF621): the portal reads the ticket at once instead of minutes later. At most one such
// reading of a ticket waits.

import { inTransaction } from '#platform/server/database/database.ts';
import { enqueue } from '#platform/server/jobs/job.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { ChangeListener } from '#platform/server/tmf/change-listener.ts';
import { exchangeTicketJob } from './jobs.ts';
import { findQuestionOfTicket, markEventPending } from './ticket-store.ts';

/** Systems send the whole ticket, with its files. */
const bodyLimit = 16 * 1024 * 1024;

/** Empty without the token of the ticket system. */
export function ticketListeners(platform: Platform, token: string | undefined): ChangeListener[] {
  if (token === undefined) return [];
  return [
    {
      api: '/troubleTicket/v4',
      resource: 'troubleTicket',
      events: ['StatusChangeEvent', 'AttributeValueChangeEvent', 'InformationRequiredEvent', 'ResolvedEvent'],
      token,
      bodyLimit,
      hasten: (ticketId) => hastenTicket(platform, ticketId),
    },
  ];
}

function hastenTicket({ db }: Platform, ticketId: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    const key = await findQuestionOfTicket(tx, ticketId);
    if (key && (await markEventPending(tx, key))) await enqueue(tx, exchangeTicketJob, key);
  });
}
