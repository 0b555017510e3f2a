// What a check of the line finds, and who has to act.

export const findings = [
  'router-off',
  'link-down',
  'signal-weak',
  'session-down',
  'wifi-weak',
  'good',
  'unmeasured',
] as const;
export type Finding = (typeof findings)[number];

export const actingParties = ['you', 'us', 'nobody'] as const;
export type ActingParty = (typeof actingParties)[number];

/** What a router measures of its line. */
export type LineValues = {
  /** The cable or fibre. */
  Link: 'up' | 'down';
  /** The connection to the internet over it. */
  Session: 'up' | 'down';
  /** The received power of a fibre in dBm; null for other lines. */
  SignalDbm: number | null;
};

export type MeasuredLine = { isOnline: boolean; line: LineValues | null; hasWeakSatellite: boolean };

/** A receiver of a passive optical network (GPON class B+) works down to -27 dBm; less than 1 dB in reserve is weak. */
export const weakestSignalDbm = -26;

const actsOn: Record<Finding, ActingParty> = {
  'router-off': 'you',
  'link-down': 'you',
  'signal-weak': 'us',
  'session-down': 'you',
  'wifi-weak': 'you',
  good: 'nobody',
  unmeasured: 'nobody',
};

/** From the wall to the phone: the first thing that is wrong explains the rest. */
export function diagnose({ isOnline, line, hasWeakSatellite }: MeasuredLine): { finding: Finding; acts: ActingParty } {
  const finding = firstFault();
  return { finding, acts: actsOn[finding] };

  function firstFault(): Finding {
    // A router without its line cannot answer unless it has another one, such as a mobile backup.
    if (!isOnline) return 'router-off';
    if (line?.Link === 'down') return 'link-down';
    if (line?.SignalDbm != null && line.SignalDbm < weakestSignalDbm) return 'signal-weak';
    if (line?.Session === 'down') return 'session-down';
    if (hasWeakSatellite) return 'wifi-weak';
    return line ? 'good' : 'unmeasured';
  }
}

/** How long a router needs to start; meanwhile it is not restarted again. */
export const restartMs = 3 * 60_000;

export function isRestarting(restartedAt: Date | null, now: Date): boolean {
  return restartedAt !== null && now.getTime() - restartedAt.getTime() < restartMs;
}
