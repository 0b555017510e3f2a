// Imported resources of the club: the quotas of customers and their vouchers.

import { cents, choice, day, key, moment, optional, whole } from '#platform/server/import/fields.ts';
import { customerByPid, defineImportedResource } from '#platform/server/import/imported-resource.ts';
import { voucherCodes } from '../rules.ts';

export const quotasKind = defineImportedResource(
  {
    pid: key('The pid of the customer'),
    voucher_code: choice('The kind of voucher', voucherCodes),
    quota_total: whole('The total number of vouchers', 1, 1000),
    quota_left: optional(whole('The number left for a new line; afterwards the portal counts')),
    discount_cents: optional(cents('The discount as a sum', 1)),
    discount_percentage: optional(whole('The discount in percent', 1, 100)),
  },
  {
    name: 'vip-quotas',
    about: 'The voucher quotas of VIP customers. A higher total adds vouchers; taken ones stay taken.',
    examples: [{ pid: '8003159996', voucher_code: '66386', quota_total: 1, discount_percentage: 15 }],
    problemOf({ quota_total, quota_left = quota_total, discount_cents, discount_percentage }) {
      if (quota_left > quota_total) return { field: 'quota_left', message: 'is more than quota_total' };
      return (discount_cents === undefined) === (discount_percentage === undefined)
        ? { field: 'discount_cents', message: 'or discount_percentage is required, but not both' }
        : null;
    },
    table: 'vip_quota',
    key: ['customer_id', 'voucher_code'],
    besides: ['pid'],
    once: { quota_left: 'coalesce(c.quota_left, c.quota_total)' },
    raised: { quota_left: 'greatest(0, t.quota_left + c.quota_total - t.quota_total)' },
    references: [customerByPid],
  },
);

export const vouchersKind = defineImportedResource(
  {
    pid: key('The pid of the customer'),
    voucher_number: key('The number of the voucher'),
    voucher_code: choice('The kind of voucher', voucherCodes),
    generated_at: moment('When it was taken'),
    valid_to: day('The last day of validity'),
  },
  {
    name: 'vouchers',
    about: 'Vouchers that customers have taken.',
    examples: [
      {
        pid: '8003159996',
        voucher_number: '6638570427715',
        voucher_code: '66385',
        generated_at: '2026-10-31T09:00:00Z',
        valid_to: '2026-11-30',
      },
    ],
    problemOf: ({ voucher_number, voucher_code }) =>
      voucher_number.startsWith(voucher_code)
        ? null
        : { field: 'voucher_number', message: 'does not begin with voucher_code' },
    table: 'vip_voucher',
    key: ['customer_id', 'voucher_number'],
    distinct: [['voucher_number']],
    besides: ['pid'],
    references: [customerByPid],
    conflicts: [
      {
        field: 'voucher_number',
        when: `exists (select from voucher_number n
          where n.voucher_number = s.voucher_number and n.customer_id <> :customer)`,
        message: 'belongs to another customer',
      },
    ],
    also: [
      `insert into voucher_number (voucher_number, customer_id)
        select voucher_number, customer_id from checked where outcome = 'new'`,
    ],
  },
);
