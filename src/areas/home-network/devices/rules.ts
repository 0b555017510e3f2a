// Devices at home: what kind each is, and how long it has no internet.

import { addDays, sofiaDay, sofiaMoment, sofiaTime } from '#platform/clock.ts';

export const deviceKinds = [
  'phone',
  'computer',
  'tablet',
  'tv',
  'console',
  'camera',
  'printer',
  'speaker',
  'appliance',
  'other',
] as const;
export type DeviceKind = (typeof deviceKinds)[number];

/** Names that devices report, in the order of the checks: an Apple TV is no Apple computer. */
const namedKinds: readonly [DeviceKind, RegExp][] = [
  ['tv', /\btv\b|телевизор|chromecast|roku|bravia|webos/],
  ['console', /playstation|\bps[345]\b|xbox|nintendo|конзола/],
  ['camera', /camera|\bcam\b|камера|doorbell|звънец/],
  ['printer', /printer|принтер|officejet|laserjet|epson|canon/],
  ['speaker', /speaker|колона|echo|homepod|sonos/],
  ['tablet', /ipad|tablet|таблет|\btab\b/],
  ['phone', /phone|телефон|galaxy|pixel|redmi|xiaomi|android/],
  ['computer', /laptop|лаптоп|desktop|компютър|macbook|imac|thinkpad|\bpc\b|\bnas\b/],
  ['appliance', /термостат|thermostat|климатик|прахосмукачка|пералня|vacuum|roomba|bulb|лампа|каса/],
];

/** A guess by the reported name; the user can correct it. */
export function guessedKind(name: string): DeviceKind {
  const words = name.toLowerCase().replaceAll(/[-_.]/g, ' ');
  return namedKinds.find(([, pattern]) => pattern.test(words))?.[0] ?? 'other';
}

/** The one form in which MAC addresses are stored and compared: 02:AB:0A:00:84:1F. Null if it is none. */
export function normalizedMac(text: string): string | null {
  const mac = text.toUpperCase().replaceAll('-', ':');
  return /^[0-9A-F]{2}(?::[0-9A-F]{2}){5}$/.test(mac) ? mac : null;
}

export const longestDeviceName = 40;

/** Spaces at the ends do not count; control characters would break the list. */
export function isDeviceName(name: string): boolean {
  const trimmed = name.trim();
  return trimmed.length > 0 && trimmed.length <= longestDeviceName && !/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(trimmed);
}

export const pauseChoices = ['hour', 'morning', 'block'] as const;
export type PauseChoice = (typeof pauseChoices)[number];

export const morning = '07:00';

/** Null: until the user ends it. */
export function pauseEnd(choice: PauseChoice, now: Date): Date | null {
  if (choice === 'block') return null;
  if (choice === 'hour') return new Date(now.getTime() + 3_600_000);
  const today = sofiaDay(now);
  return sofiaMoment(sofiaTime(now) < morning ? today : addDays(today, 1), morning);
}
