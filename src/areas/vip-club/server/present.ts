import { priceOf } from '#platform/money.ts';
import type { VipClub } from '../contract.ts';
import type { ClubRow } from './store.ts';

export function presentClub(row: ClubRow, today: string): VipClub {
  return {
    is_vip_client: row.is_vip,
    active_vouchers: row.vouchers.map((voucher) => ({
      voucher_number: voucher.voucher_number,
      voucher_code: voucher.voucher_code,
      generated_on: voucher.generated_on,
      valid_to: voucher.valid_to,
    })),
    quotas: row.quotas.map((quota) => ({
      voucher_code: quota.voucher_code,
      quota_left: quota.quota_left,
      quota_total: quota.quota_total,
      discount_value_currency: quota.discount_cents === null ? null : priceOf(quota.discount_cents),
      discount_percentage: quota.discount_percentage,
      last_taken_on: quota.last_taken_on,
    })),
    holder_name: row.name,
    today,
  };
}
