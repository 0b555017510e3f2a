// Amounts as users read them: gigabytes, megabytes, minutes. Rounded down, so that no more is promised than is left.

import { bytesInGigabyte, type UsageKind } from './constants.ts';

export type AmountUnit = 'gigabytes' | 'megabytes' | 'minutes' | 'messages' | 'uses';

const bytesInMegabyte = bytesInGigabyte / 1024;

export function amountParts(kind: UsageKind, amount: number): { value: number; unit: AmountUnit } {
  if (kind === 'voice') return { value: Math.floor(amount / 60), unit: 'minutes' };
  if (kind === 'sms') return { value: amount, unit: 'messages' };
  if (kind === 'premium') return { value: amount, unit: 'uses' };
  if (amount < bytesInGigabyte) return { value: Math.floor(amount / bytesInMegabyte), unit: 'megabytes' };
  return { value: Math.floor((amount * 10) / bytesInGigabyte) / 10, unit: 'gigabytes' };
}
