import { defineJob } from '#platform/server/jobs/job.ts';
import type { QuestionKey } from './store.ts';

/** Sends what is new of a question to the ticket system, and reads its answers. */
export const exchangeTicketJob = defineJob<QuestionKey>('exchange-ticket');

/** The same for the open questions that were not exchanged for longest. */
export const exchangeTicketsJob = defineJob<object>('exchange-tickets');
