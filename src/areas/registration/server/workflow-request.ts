// What every call of a workflow needs of its request, and how it answers.

import { ok } from '#platform/endpoint.ts';
import type { Refusal } from '#platform/errors.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import type { Platform } from '#platform/server/platform.ts';
import { presentWorkflow } from './present.ts';
import { correlationIdOf } from './workflow-ids.ts';
import type { WorkflowRow } from './workflow-store.ts';

type RequestOrigin = { remoteAddress: string; ownOrigin: string; setHeader(name: string, value: string): void };

export function contextOf(platform: Platform, call: RequestOrigin) {
  return {
    platform,
    remoteAddress: call.remoteAddress,
    origin: call.ownOrigin,
    now: platform.clock.now(),
    onSent: (seconds: number) => call.setHeader('retry-after', String(seconds)),
  };
}

type ResendCall = RequestOrigin & { headers: { 'workflow-correlation-id'?: string } };

export function resendingOf(platform: Platform, call: ResendCall) {
  return { ...contextOf(platform, call), correlationId: call.headers['workflow-correlation-id'] };
}

export async function answer(platform: Platform, db: Queryable, workflow: WorkflowRow) {
  const correlationId = correlationIdOf(platform, workflow);
  return ok(await presentWorkflow(db, workflow, { correlationId, now: platform.clock.now() }));
}

export async function answerWith<Refused extends Refusal>(
  platform: Platform,
  db: Queryable,
  outcome: WorkflowRow | Refused,
) {
  return 'refused' in outcome ? outcome : answer(platform, db, outcome);
}
