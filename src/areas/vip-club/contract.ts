// The calls of the VIP club. Both concern one pid of the account.

import { Type, type Static } from 'typebox';
import { endpoint } from '#platform/endpoint.ts';
import { Day, nullable, oneOf, Price, strict } from '#platform/schema.ts';
import { voucherCodes } from './rules.ts';

const Pid = Type.String({ pattern: '^\\d{9,15}$' });
const VoucherCode = oneOf(voucherCodes);

const voucher = { voucher_number: Type.String(), voucher_code: Type.String(), valid_to: Day };

export const vipClub = endpoint({
  name: 'vipClub',
  summary: 'Whether a pid is a VIP client, its vouchers that are good today, and what it may still take',
  method: 'GET',
  path: '/a1club/vip/:pid',
  access: { holds: 'pid', at: 'params.pid' },
  params: strict({ pid: Pid }),
  answers: {
    200: Type.Object({
      is_vip_client: Type.Boolean(),
      active_vouchers: Type.Array(Type.Object({ ...voucher, generated_on: Day })),
      quotas: Type.Array(
        Type.Object({
          voucher_code: Type.String(),
          quota_left: Type.Integer(),
          quota_total: Type.Integer(),
          discount_value_currency: nullable(Price),
          discount_percentage: nullable(Type.Integer()),
          last_taken_on: nullable(Day),
        }),
      ),
      holder_name: Type.String(),
      today: Day,
    }),
  },
  errors: [],
});
export type VipClub = Static<(typeof vipClub)['answers'][200]>;
export type ActiveVoucher = VipClub['active_vouchers'][number];
export type Quota = VipClub['quotas'][number];

export const generateVoucher = endpoint({
  name: 'generateVoucher',
  summary: 'Takes a voucher of a quota; a GET by agreement with the shops, so nothing may ask it ahead or again',
  method: 'GET',
  path: '/a1club/vip/generate-voucher',
  access: { holds: 'pid', at: 'query.Pid' },
  changesOnGet: true,
  query: strict({ Pid, VoucherCode }),
  answers: { 200: Type.Object(voucher) },
  errors: ['EC_No_Voucher_Quota'],
});

export const vipClubEndpoints = [vipClub, generateVoucher];
