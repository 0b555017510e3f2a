// Everything of a customer that support may see, read at one moment.

import type { Language } from '#platform/languages.ts';
import { oldestSession } from '#platform/server/http/caller.ts';
import type { Platform } from '#platform/server/platform.ts';
import { pidMaskFor } from './mask-pids.ts';
import { findFailedJobsOf } from './failed-job-store.ts';
import { findMessagesTo } from './message-store.ts';
import { presentChange, presentFound, presentJob, presentMessage, textsOfMessage } from './present.ts';
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

export async function readCustomer({ db, clock, configuration }: Platform, asked: CustomerRequest) {
  const { customerId, language, trace } = asked;
  const found = await findCustomer(db, customerId);
  if (!found) return null;
  const now = clock.now();
  const [accounts, services, waiting, changes, guarded] = await Promise.all([
    findAccounts(db, customerId, oldestSession(configuration, now)),
    findServices(db, customerId, language),
    findWaiting(db, customerId, language),
    findEvidence(db, customerId, trace),
    guardedThings(db, customerId),
  ]);
  const recipients = [...services.map((row) => row.service_id), ...accounts.map(({ email }) => email)];
  const [locks, messages, jobs] = await Promise.all([
    findLocks(db, guarded),
    findMessagesTo(db, recipients),
    findFailedJobsOf(db, customerId),
  ]);
  const mask = await pidMaskFor(db, [
    ...changes.flatMap(({ subject, facts }) => [subject, facts]),
    ...messages.flatMap(textsOfMessage),
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
