// Exchanges a question with the ticket system: claim, call, settle. What the system has is read first, so a message with a
// lost answer is not sent again.

import type { Database, Tx } from '#platform/server/database/database.ts';
import { inTransaction } from '#platform/server/database/database.ts';
import { enqueue, handleJob, type JobHandler } from '#platform/server/jobs/job.ts';
import type { RecurringJob } from '#platform/server/jobs/jobs.ts';
import { isUnavailable } from '#platform/server/partners/partner-http.ts';
import type { Platform } from '#platform/server/platform.ts';
import { nextState, unansweredSince, type QuestionEvent } from '../rules.ts';
import { exchangeTicketJob, exchangeTicketsJob } from './jobs.ts';
import { mailUser } from './question-mails.ts';
import { findNewFiles, storeFiles, type ReceivedFiles } from './receive-files.ts';
import {
  findMessages,
  insertMessage,
  lockQuestion,
  updateQuestion,
  type QuestionKey,
  type QuestionRow,
} from './store.ts';
import { claimExchange, findFilesOf, findToExchange, releaseExchange, saveTicket } from './ticket-store.ts';
import type { ReceivedNote, Ticket, TicketNote, TicketSystem } from './ticket-system/ticket-system.ts';

export const recurringExchange: RecurringJob = { job: exchangeTicketsJob, cron: '*/5 * * * *' };

const pauseMs = 4 * 60_000;
const atOnce = 200;

export function handleExchangeTicket(platform: Platform, tickets: TicketSystem | null): JobHandler {
  return handleJob(exchangeTicketJob, (key) => exchange(platform, tickets, key));
}

/** Also repeats what the system did not answer; one question that fails does not stop the others. */
export function handleExchangeTickets(platform: Platform, tickets: TicketSystem | null): JobHandler {
  return handleJob(exchangeTicketsJob, async () => {
    if (!tickets) return;
    const before = new Date(platform.clock.now().getTime() - pauseMs);
    for (const key of await findToExchange(platform.db, before, atOnce)) {
      await exchange(platform, tickets, key).catch((error: unknown) =>
        platform.log.warn({ err: error }, 'a question was not exchanged with the ticket system'),
      );
    }
  });
}

async function exchange(platform: Platform, tickets: TicketSystem | null, key: QuestionKey): Promise<void> {
  if (!tickets) return;
  const { db, clock } = platform;
  const question = await claimExchange(db, key, clock.now());
  if (!question) return;
  try {
    const notes = await findNotes(db, key);
    const ticket = await callTicketSystem(tickets, question, key, notes);
    await inTransaction(db, (tx) => settle(platform, tx, key, { ticket, notes }));
  } catch (error) {
    // The next exchange repeats it.
    if (!isUnavailable(error)) throw error;
  } finally {
    await inTransaction(db, async (tx) => {
      if (await releaseExchange(tx, key, clock.now())) await enqueue(tx, exchangeTicketJob, key);
    });
  }
}

async function callTicketSystem(
  tickets: TicketSystem,
  question: QuestionRow,
  key: QuestionKey,
  notes: readonly TicketNote[],
): Promise<Ticket> {
  let ticket =
    question.ticket_id === null
      ? await tickets.create({
          externalId: key.questionId,
          title: question.title_bg,
          facts: question.facts,
          customerId: question.customer_id,
          notes,
        })
      : await tickets.read(question.ticket_id);
  const missing = notes.filter((note) => !isReceived(ticket, note));
  // Also to a ticket that was closed meanwhile: a reply must not be lost.
  if (missing.length > 0) ticket = await tickets.addNotes(ticket.ticketId, missing);
  if (question.state === 'closed' && !ticket.isClosed) ticket = await tickets.close(ticket.ticketId);
  return ticket;
}

async function findNotes(db: Database, key: QuestionKey): Promise<TicketNote[]> {
  const notes: TicketNote[] = [];
  for (const { author, message_no, text, created_at, files } of await findMessages(db, key)) {
    if (author !== 'user') continue;
    const contents = files.length > 0 ? await findFilesOf(db, key, message_no) : [];
    notes.push({ id: noteId(key, message_no), text, writtenAt: created_at, files: contents });
  }
  return notes;
}

const noteId = ({ questionId }: QuestionKey, messageNo: number) => `${questionId}-${messageNo}`;

/** A system may give notes ids of its own, trim them, and store their time to the second. */
function isReceived({ received }: Ticket, { id, text, writtenAt }: TicketNote): boolean {
  return received.some(
    (note) =>
      note.id === id ||
      (note.text.trim() === text.trim() && note.writtenAt !== null && secondOf(note.writtenAt) === secondOf(writtenAt)),
  );
}

const secondOf = (moment: Date) => Math.floor(moment.getTime() / 1000);

type Exchanged = { ticket: Ticket; notes: readonly TicketNote[] };

async function settle(platform: Platform, tx: Tx, key: QuestionKey, { ticket, notes }: Exchanged): Promise<void> {
  if (!(await lockQuestion(tx, key))) return;
  const messages = await findMessages(tx, key);
  // The next exchange adds a reply that was written meanwhile, and closes the question.
  const sent = new Set(notes.map(({ id }) => id));
  const isReplied = messages.some(({ author, message_no }) => author === 'user' && !sent.has(noteId(key, message_no)));
  const isClosed = ticket.isClosed && !isReplied;
  await saveTicket(tx, key, { ticketId: ticket.ticketId, isClosed });
  const known = new Set(messages.map(({ note_id }) => note_id));
  const answers = ticket.answers.filter(({ id }) => !known.has(id));
  const files = await findNewFiles(tx, key, messages, ticket.attachments);
  await saveAnswers(tx, key, answers, files, platform.clock.now());
  if (answers.length > 0 || files.ticketFiles.length > 0) {
    await apply(platform, tx, key, 'answer', { files: files.accepted.length });
  }
  if (isClosed) await apply(platform, tx, key, 'close');
}

/** A ticket does not tell which note its files belong to: they come with the last new one, or without a text. */
async function saveAnswers(
  tx: Tx,
  key: QuestionKey,
  answers: readonly ReceivedNote[],
  { accepted, ...files }: ReceivedFiles,
  now: Date,
): Promise<void> {
  const support = { ...key, author: 'support' } as const;
  let messageNo: number | null = null;
  for (const [at, { id, text, writtenBy, writtenAt }] of answers.entries()) {
    const note = { ...support, writtenBy, text, createdAt: writtenAt ?? now, noteId: id };
    messageNo = await insertMessage(tx, at === answers.length - 1 ? { ...note, ...files } : note);
  }
  if (files.ticketFiles.length === 0) return;
  messageNo ??= await insertMessage(tx, { ...support, writtenBy: null, text: '', createdAt: now, ...files });
  await storeFiles(tx, { ...key, messageNo }, accepted, now);
}

const mails = { answer: 'mail.question_answered', close: 'mail.question_closed' } as const;

/** Does nothing where the event is not possible, e.g. the user has closed the question. */
async function apply(
  { clock, configuration }: Platform,
  tx: Tx,
  key: QuestionKey,
  event: Extract<QuestionEvent, 'answer' | 'close'>,
  values: { files?: number } = {},
): Promise<void> {
  const question = await lockQuestion(tx, key);
  const state = question && nextState(question.state, event);
  if (!state) return;
  const now = clock.now();
  await updateQuestion(tx, key, {
    state,
    unansweredSince: unansweredSince(event, question.unanswered_since, now),
    isUnread: event === 'answer' || question.is_unread,
    now,
  });
  const titles = { titleBg: question.title_bg, titleEn: question.title_en };
  await mailUser(tx, { ...key, ...titles, ...values, name: mails[event], origin: configuration.publicUrl ?? '', now });
}
