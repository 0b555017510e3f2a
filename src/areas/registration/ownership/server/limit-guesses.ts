// Limits guesses of which number belongs to which id, and of which ids exist. Attempts are counted outside the
// transaction of the step, so that a refusal does not roll the count back.

import { createHmac } from 'node:crypto';
import { refuse, type Refusal } from '#platform/errors.ts';
import { everyVersion } from '#platform/server/key-rotation/key-versions.ts';
import { countAttempt, type Limit } from '#platform/server/rate-limit.ts';
import type { SignalStep } from '../../server/signal-step.ts';
import { pidOf } from './sealed-pid.ts';

const hour = 3600;
const day = 24 * hour;

const pairs = {
  workflow: { name: 'registration-pairs', limit: 10, windowSeconds: hour },
  address: { name: 'registration-pairs-per-address', limit: 60, windowSeconds: hour },
  number: { name: 'registration-pairs-per-number', limit: 20, windowSeconds: day },
  id: { name: 'registration-pairs-per-id', limit: 20, windowSeconds: day },
} as const satisfies Record<string, Limit>;

const ids = {
  workflow: { name: 'registration-ids', limit: 20, windowSeconds: hour },
  address: { name: 'registration-ids-per-address', limit: 120, windowSeconds: hour },
} as const satisfies Record<string, Limit>;

type TooManyGuesses = Refusal<'EC_Too_Many_Requests'>;

export function limitPairs(step: SignalStep, serviceId: string): Promise<TooManyGuesses | null> {
  const { platform, workflow, remoteAddress } = step;
  // The counter must not reveal the entered id. It counts under every version of the key, so that a rotation allows no
  // more guesses.
  const subjects = everyVersion(platform.keys.token).map((version) =>
    createHmac('sha256', version)
      .update(`registration id ${pidOf(platform, workflow)}`)
      .digest('hex'),
  );
  return limitTries(step, [
    { ...pairs.workflow, subject: workflow.workflow_id },
    { ...pairs.address, subject: remoteAddress },
    { ...pairs.number, subject: serviceId },
    ...subjects.map((subject) => ({ ...pairs.id, subject })),
  ]);
}

export function limitIds(step: SignalStep): Promise<TooManyGuesses | null> {
  return limitTries(step, [
    { ...ids.workflow, subject: step.workflow.workflow_id },
    { ...ids.address, subject: step.remoteAddress },
  ]);
}

async function limitTries(
  { platform, now }: SignalStep,
  limits: readonly (Limit & { subject: string })[],
): Promise<TooManyGuesses | null> {
  for (const limit of limits) {
    const verdict = await countAttempt(platform.countersDb, { ...limit, now });
    if (!verdict.allowed) return refuse('EC_Too_Many_Requests', { WaitSeconds: verdict.retryAfterSeconds });
  }
  return null;
}
