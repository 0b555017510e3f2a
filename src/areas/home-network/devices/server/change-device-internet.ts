// Stops the internet of a device, or gives it back.

import { refuse, type Refusal } from '#platform/errors.ts';
import type { RouterChange } from '../../server/router-management/router-management.ts';
import type { RouterNow } from '../../server/router-now.ts';

export function changeInternet(Mac: string, IsStopped: boolean) {
  return ({ wanted }: RouterNow): RouterChange | null | Refusal<'EC_Router_Cannot' | 'EC_Not_Found'> => {
    const host = wanted.Hosts.find((each) => each.Mac === Mac);
    if (!host) return refuse('EC_Not_Found');
    if (!wanted.CanPause) return refuse('EC_Router_Cannot');
    // Stopping again is a change: its end may be another.
    if (!IsStopped && !host.IsStopped) return null;
    return { kind: 'device', Mac, IsStopped };
  };
}
