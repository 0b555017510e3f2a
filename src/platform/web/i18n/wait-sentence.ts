// The sentence for a refusal that tells how long to wait.

import type { ApiError } from '../api/api-error.ts';
import { areTriesUsedUp } from '../one-time-code/code-refusal.ts';

type Wait = { key: 'WAIT_MINUTES' | 'WAIT_HOURS'; count: number };

/** Null if another text explains it: the refusal of the fifth wrong code, or of sends, has its own. */
export function waitSentence(error: ApiError): { key: 'CODE_TRIES_OVER' | 'TOO_MANY_UNTIL'; wait: Wait } | null {
  const seconds = error.properties['WaitSeconds'];
  if (typeof seconds !== 'number') return null;
  if (error.code === 'EC_Too_Many_Requests') return { key: 'TOO_MANY_UNTIL', wait: waitOf(seconds) };
  const areOver = error.code === 'EC_Reach_Max_Attempts' && areTriesUsedUp(error);
  return areOver ? { key: 'CODE_TRIES_OVER', wait: waitOf(seconds) } : null;
}

/** Rounded up: after it the next attempt is accepted. */
function waitOf(seconds: number): Wait {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  return minutes < 60 ? { key: 'WAIT_MINUTES', count: minutes } : { key: 'WAIT_HOURS', count: Math.ceil(minutes / 60) };
}
