// What a check of the line finds, and who has to act.

export const findings = [
  'restarting',
  'router-off',
  'unanswered',
  'link-down',
  'signal-weak',
  'session-down',
  'wifi-weak',
  'good',
  'unmeasured',
] as const;
export type Finding = (typeof findings)[number];

export const actingParties = ['you', 'us', 'router', 'nobody'] as const;
export type ActingParty = (typeof actingParties)[number];

/** Unknown: the router reports no status. */
export type LineStatus = 'up' | 'down' | 'unknown';

/** What a router measures of its line. */
export type LineValues = {
  /** The cable or fibre. */
  Link: LineStatus;
  /** The connection to the internet over it. */
  Session: LineStatus;
  /** The received power of a fibre in dBm; null for other lines. */
  SignalDbm: number | null;
};

export type MeasuredLine = {
  /** The router was in contact recently. */
  isOnline: boolean;
  /** It answered this check. */
  hasAnswered: boolean;
  isRestarting: boolean;
  line: LineValues | null;
  hasWeakSatellite: boolean;
};

/** A receiver of a passive optical network (GPON class B+) works down to -27 dBm; less than 1 dB in reserve is weak. */
export const weakestSignalDbm = -26;

const actsOn: Record<Finding, ActingParty> = {
  restarting: 'router',
  'router-off': 'you',
  unanswered: 'router',
  'link-down': 'you',
  'signal-weak': 'us',
  'session-down': 'you',
  'wifi-weak': 'you',
  good: 'nobody',
  unmeasured: 'nobody',
};

/** While a router starts, nothing that it misses is a fault. */
export function diagnose(measured: MeasuredLine): { finding: Finding; acts: ActingParty } {
  const found = firstFault(measured);
  const finding = measured.isRestarting && actsOn[found] !== 'nobody' ? 'restarting' : found;
  return { finding, acts: actsOn[finding] };
}

/** From the wall to the phone: the first thing that is wrong explains the rest. */
function firstFault({ isOnline, hasAnswered, line, hasWeakSatellite }: MeasuredLine): Finding {
  // A router without its line cannot answer unless it has another one, such as a mobile backup.
  if (!hasAnswered) return isOnline ? 'unanswered' : 'router-off';
  if (line?.Link === 'down') return 'link-down';
  if (line?.SignalDbm != null && line.SignalDbm < weakestSignalDbm) return 'signal-weak';
  if (line?.Session === 'down') return 'session-down';
  // A session proves its line.
  if (line?.Session !== 'up') return 'unmeasured';
  return hasWeakSatellite ? 'wifi-weak' : 'good';
}

/** How long a router needs to start; meanwhile it is not restarted again. */
export const restartMs = 3 * 60_000;

export function isRestarting(restartedAt: Date | null, now: Date): boolean {
  return restartedAt !== null && now.getTime() - restartedAt.getTime() < restartMs;
}
