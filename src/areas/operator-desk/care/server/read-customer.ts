// Everything of a customer that support may see, read at one moment.

import { sofiaDay } from '#platform/clock.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import type { ReadSupportFacts, SupportRequest } from '#platform/server/support-facts.ts';
import type { SupportEntry } from '#platform/support-facts.ts';
import type { Language } from '#platform/languages.ts';
import { oldestSession } from '#platform/server/live-session.ts';
import type { Platform } from '#platform/server/platform.ts';
import { pidMaskFor } from './mask-pids.ts';
import { findFailedJobsOf } from './failed-job-store.ts';
import { findMessagesTo } from './message-store.ts';
import { findNotes } from './note-store.ts';
import { presentChange, presentFound, presentJob, presentMessage, presentNote, textsOfMessage } from './present.ts';
import {
  findAccounts,
  findCustomer,
  findEvidence,
  findLocks,
  findServices,
  findWaiting,
  guardedThings,
} from './store.ts';

type CustomerRequest = { customerId: number; language: Language; trace?: string | undefined };

export async function readCustomer(
  { db, clock, configuration }: Platform,
  { customerId, language, trace }: CustomerRequest,
  supportFacts: readonly ReadSupportFacts[],
) {
  const found = await findCustomer(db, customerId);
  if (!found) return null;
  const now = clock.now();
  const [accounts, services, waiting, changes, guarded, notes] = await Promise.all([
    findAccounts(db, customerId, oldestSession(configuration, now)),
    findServices(db, customerId, language),
    findWaiting(db, customerId, language),
    findEvidence(db, customerId, trace),
    guardedThings(db, customerId),
    findNotes(db, customerId),
  ]);
  const recipients = [...services.map((row) => row.service_id), ...accounts.map(({ email }) => email)];
  const [facts, locks, messages, jobs] = await Promise.all([
    readFacts(db, supportFacts, {
      customerId,
      services: services.map((row) => row.service_id),
      language,
      today: sofiaDay(now),
    }),
    findLocks(db, guarded),
    findMessagesTo(db, recipients),
    findFailedJobsOf(db, customerId),
  ]);
  const mask = await pidMaskFor(db, [
    ...changes.flatMap(({ subject, facts }) => [subject, facts]),
    ...messages.flatMap(textsOfMessage),
    ...notes.map(({ text }) => text),
  ]);
  return {
    ...presentFound(found),
    accounts: accounts.map((row) => ({
      account: row.account_id,
      email: row.email,
      sessions: row.sessions,
      is_closed: row.deactivated_at !== null,
    })),
    services: services.map((row) => ({
      service: row.service_id,
      type: row.service_type,
      tariff: row.tariff,
      extras: row.extras,
    })),
    facts,
    notes: notes.map((row) => presentNote(row, mask)),
    waiting: waiting.map((row) => ({
      service: row.service_id,
      kind: row.kind,
      subject: row.subject,
      name: row.name,
      at: row.at.toISOString(),
    })),
    locks: locks.map((row) => ({
      guarded: row.guarded,
      failures: row.failures,
      until: row.locked_until?.toISOString() ?? null,
    })),
    changes: changes.map((row) => presentChange(row, mask)),
    messages: messages.map((row) => presentMessage(row, mask, now)),
    jobs: jobs.map(presentJob),
  };
}

async function readFacts(
  db: Queryable,
  supportFacts: readonly ReadSupportFacts[],
  request: SupportRequest,
): Promise<SupportEntry[]> {
  if (request.services.length === 0) return [];
  const entries = await Promise.all(supportFacts.map((read) => read(db, request)));
  return entries.flat();
}
