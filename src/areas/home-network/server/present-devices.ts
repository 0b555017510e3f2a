// The guest network and the devices at home, with the names and timers that the portal stores.

import { guessedKind } from '../devices/rules.ts';
import type { HomeDevice } from '../devices/contract.ts';
import type { GuestNetwork } from '../guest/contract.ts';
import type { GuestChoice } from '../guest/rules.ts';
import type { NamedDevice } from './device-store.ts';
import type { RouterChange, RouterHost } from './router-management/router-management.ts';
import { isWaiting, type RouterNow } from './router-now.ts';
import { guestSubject, type TimerRow } from './timer-store.ts';

export function presentGuest(
  { wanted, requests }: RouterNow,
  timers: readonly TimerRow[],
  at: Date,
): GuestNetwork | null {
  if (!wanted.Guest) return null;
  const { WifiName, WifiPassword, IsActive } = wanted.Guest;
  const timer = IsActive ? timers.find(({ subject }) => subject === guestSubject) : undefined;
  const isPending = pendingChanges(requests).some(({ kind }) => kind === 'guest');
  const isOver = isPast(timer, at);
  return {
    WifiName,
    WifiPassword,
    IsActive,
    Choice: (timer?.choice as GuestChoice | undefined) ?? null,
    EndsAt: (!isOver && timer?.ends_at?.toISOString()) || null,
    IsPending: isPending,
    IsEnding: isOver || (isPending && !IsActive),
  };
}

/** The router has not confirmed the end yet. */
function isPast(timer: TimerRow | undefined, at: Date): boolean {
  return timer?.ends_at != null && timer.ends_at <= at;
}

export function presentHomeDevices(
  { wanted, requests }: RouterNow,
  timers: readonly TimerRow[],
  named: readonly NamedDevice[],
  at: Date,
): HomeDevice[] {
  const pending = pendingChanges(requests);
  // Without an address it cannot be told from others.
  const known = wanted.Hosts.filter(({ Mac }) => Mac !== '');
  return known.map((host) =>
    presentHomeDevice(host, at, {
      timer: timers.find(({ subject }) => subject === host.Mac),
      own: named.find(({ mac }) => mac === host.Mac),
      isPending: pending.some((change) => change.kind === 'device' && change.Mac === host.Mac),
    }),
  );
}

type StoredParts = { timer: TimerRow | undefined; own: NamedDevice | undefined; isPending: boolean };

function presentHomeDevice(host: RouterHost, at: Date, { timer, own, isPending }: StoredParts): HomeDevice {
  const until = (host.IsStopped && timer?.ends_at) || null;
  const isOver = host.IsStopped && isPast(timer, at);
  return {
    Mac: host.Mac,
    Name: own?.name ?? host.Name,
    ReportedName: host.Name,
    Kind: own?.kind ?? guessedKind(host.Name),
    IpAddress: host.IpAddress,
    BandType: host.BandType,
    IsConnected: host.IsConnected,
    Since: host.Since,
    Internet: host.IsStopped ? (until ? 'paused' : 'blocked') : 'on',
    PausedUntil: isOver ? null : (until?.toISOString() ?? null),
    IsPending: isPending,
  };
}

function pendingChanges(requests: RouterNow['requests']): RouterChange[] {
  return requests.filter(isWaiting).map(({ change }) => change);
}
