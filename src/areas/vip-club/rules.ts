// The vouchers, their validity, and the state of the club.

export const voucherCodes = ['66385', '66386', '66387'] as const;
export type VoucherCode = (typeof voucherCodes)[number];

export type VoucherKind = 'device' | 'accessory' | 'service';

const kinds: Record<VoucherCode, VoucherKind> = { '66385': 'device', '66386': 'accessory', '66387': 'service' };

export const voucherLifeDays = 30;

/** The code is the prefix of a number; null if it is unknown. */
export function voucherKindOf(voucherNumber: string): VoucherKind | null {
  const code = voucherCodes.find((prefix) => voucherNumber.startsWith(prefix));
  return code ? kinds[code] : null;
}

type Club = {
  is_vip_client: boolean;
  active_vouchers: readonly unknown[];
  quotas: readonly { quota_left: number }[];
};

export function quotaLeft(quotas: readonly { quota_left: number }[]): number {
  return quotas.reduce((sum, quota) => sum + quota.quota_left, 0);
}

/** Available quotas first, used ones last. */
export function inOrderOfUse<Quota extends { quota_left: number }>(quotas: readonly Quota[]): Quota[] {
  return quotas.toSorted((a, b) => Number(b.quota_left > 0) - Number(a.quota_left > 0));
}

/** A VIP client with neither a voucher nor a quota left. */
export function isExhausted(club: Club): boolean {
  return club.is_vip_client && club.active_vouchers.length === 0 && quotaLeft(club.quotas) === 0;
}

export type ClubState = 'not-vip' | 'exhausted' | 'open';

export function clubState(club: Club): ClubState {
  if (!club.is_vip_client) return 'not-vip';
  return isExhausted(club) ? 'exhausted' : 'open';
}

/** 66385 1042 7719: grouped for reading at a till. */
export function readableVoucher(voucherNumber: string): string {
  return voucherNumber.replace(/^(\d{5})(\d{4})(\d{4})$/, '$1\u00a0$2\u00a0$3');
}
