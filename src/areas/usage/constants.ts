// The constants of usage that server and web share.

/** What an allowance contains: bytes, seconds or messages. */
export const allowanceKinds = ['data', 'voice', 'sms'] as const;
export type AllowanceKind = (typeof allowanceKinds)[number];

/** Premium services are used and charged, but never part of an allowance. */
export const usageKinds = [...allowanceKinds, 'premium'] as const;
export type UsageKind = (typeof usageKinds)[number];

export const zones = ['bg', 'eu', 'world'] as const;
export type Zone = (typeof zones)[number];

/** Roaming is use outside this zone. */
export const homeZone: Zone = 'bg';

export const sources = ['plan', 'extra', 'package'] as const;
export type Source = (typeof sources)[number];

export const blockKinds = ['premium', 'outside-data', 'roaming-data'] as const;
export type BlockKind = (typeof blockKinds)[number];

/** The codes under which the network sets up the blocks. */
export const blockCodes: Record<BlockKind, string> = {
  premium: 'BLOCK-PREMIUM',
  'outside-data': 'BLOCK-OUTSIDE-DATA',
  'roaming-data': 'BLOCK-ROAMING-DATA',
};

export const blockStates = ['done', 'pending', 'failed'] as const;
export type BlockState = (typeof blockStates)[number];

/** Percent of an allowance at which the user is notified. */
export const thresholds = [80, 100] as const;

/** Alert amounts are whole euro. */
export const mostAlertEuro = 1000;
export const mostAlerts = 3;

export const bytesInGigabyte = 1024 ** 3;
