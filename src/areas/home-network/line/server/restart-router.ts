// Restarts a router that answers, and only once at a time.

import { refuse, type Refusal } from '#platform/errors.ts';
import type { RouterChange } from '../../server/router-management/router-management.ts';
import { isWaiting, type RouterNow } from '../../server/router-now.ts';
import { isRestarting } from '../rules.ts';

type RestartCode = 'EC_Router_Cannot' | 'EC_Router_Offline' | 'EC_Msisdn_Already_Has_Processing_Request';

export function restart(at: Date) {
  return ({ router, reading, requests, wanted }: RouterNow): RouterChange | Refusal<RestartCode> => {
    if (!wanted.CanRestart) return refuse('EC_Router_Cannot');
    const isOrdered = requests.some((request) => isWaiting(request) && request.change.kind === 'restart');
    if (isOrdered || isRestarting(router.restarted_at, at)) return refuse('EC_Msisdn_Already_Has_Processing_Request');
    // A queued restart would cut the home off at some later moment.
    return reading.isOnline ? { kind: 'restart' } : refuse('EC_Router_Offline');
  };
}
