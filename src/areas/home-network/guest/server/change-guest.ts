// Switches the guest network on and off. It gets a new password when it ends, so that earlier guests stay out.

import { refuse, type Refusal } from '#platform/errors.ts';
import { newGuestPassword } from '../../server/guest-password.ts';
import type { RouterChange } from '../../server/router-management/router-management.ts';
import type { RouterNow } from '../../server/router-now.ts';
import { guestNameFor, isGuestName, isGuestPassword } from '../rules.ts';

export function startGuest({ wanted }: RouterNow): RouterChange | Refusal<'EC_Router_Cannot'> {
  if (!wanted.Guest) return refuse('EC_Router_Cannot');
  const { WifiName, WifiPassword } = wanted.Guest;
  return {
    kind: 'guest',
    guest: {
      WifiName: isGuestName(WifiName) ? WifiName : guestNameFor(wanted.NetworksDetails[0]?.WifiName ?? ''),
      WifiPassword: isGuestPassword(WifiPassword) ? WifiPassword : newGuestPassword(),
      IsActive: true,
    },
  };
}

export function endGuest({ wanted }: RouterNow): RouterChange | Refusal<'EC_Router_Cannot' | 'EC_Already_Inactive'> {
  if (!wanted.Guest) return refuse('EC_Router_Cannot');
  if (!wanted.Guest.IsActive) return refuse('EC_Already_Inactive');
  return { kind: 'guest', guest: { IsActive: false, WifiPassword: newGuestPassword() } };
}
