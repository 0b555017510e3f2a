import type { StepUpOptions } from '../contract.ts';
import { activeStepUpEnd, isRecoveryUsable } from '../rules.ts';
import type { RecoveryRow } from './step-up-store.ts';

type Options = {
  numbers: string[];
  hasPasskey: boolean;
  until: Date | null;
  recovery: RecoveryRow | undefined;
  sessionId: string;
  now: Date;
};

export function presentOptions({ numbers, hasPasskey, until, recovery, sessionId, now }: Options): StepUpOptions {
  return {
    numbers,
    has_passkey: hasPasskey,
    step_up_until: activeStepUpEnd(until, now)?.toISOString() ?? null,
    recovery: recovery ? presentRecovery(recovery, sessionId, now) : null,
  };
}

function presentRecovery(recovery: RecoveryRow, sessionId: string, now: Date) {
  const times = { usableFrom: recovery.usable_from, expiresAt: recovery.expires_at };
  return {
    requested_at: recovery.requested_at.toISOString(),
    usable_from: recovery.usable_from.toISOString(),
    is_of_this_session: recovery.session_id === sessionId,
    is_usable: recovery.session_id === sessionId && isRecoveryUsable(times, now),
  };
}
