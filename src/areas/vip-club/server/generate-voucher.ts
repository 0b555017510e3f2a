// Takes a voucher: the quota, the voucher, its audit entry and the e-mail are written atomically.

import { randomInt } from 'node:crypto';
import { addDays, shownDay, sofiaDay } from '#platform/clock.ts';
import { ok } from '#platform/endpoint.ts';
import { refuse } from '#platform/errors.ts';
import { recordAudit } from '#platform/server/audit/record-audit.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { renderMail } from '#platform/server/messages/render-message.ts';
import { enqueueMessage } from '#platform/server/outbox/enqueue-message.ts';
import type { Platform } from '#platform/server/platform.ts';
import { readableVoucher, voucherLifeDays, type VoucherCode } from '../rules.ts';
import { vipClubMessages } from '../messages.ts';
import { findMailAddress, lowerQuota, saveVoucher, takeNumber } from './store.ts';

export type VoucherRequest = { accountId: number; customerId: number; voucherCode: VoucherCode };

export async function generateVoucher(
  platform: Platform,
  tx: Tx,
  { accountId, customerId, voucherCode }: VoucherRequest,
) {
  const now = platform.clock.now();
  const today = sofiaDay(now);
  if (!(await lowerQuota(tx, { customerId, voucherCode, today }))) return refuse('EC_No_Voucher_Quota');
  const voucherNumber = await newNumber(tx, customerId, voucherCode);
  const validTo = addDays(today, voucherLifeDays);
  await saveVoucher(tx, { customerId, voucherNumber, voucherCode, generatedAt: now, validTo });
  await recordAudit(tx, {
    customerId,
    accountId,
    action: 'vip.generate-voucher',
    subject: voucherNumber,
    facts: { voucherCode, validTo },
    happenedAt: now,
  });
  const { email, language } = await findMailAddress(tx, accountId);
  const values = { code: readableVoucher(voucherNumber), day: shownDay(validTo) };
  const mail = await renderMail(tx, vipClubMessages, { name: 'mail.voucher', language, values });
  await enqueueMessage(tx, { ...mail, channel: 'email', kind: 'requested', recipient: email, createdAt: now });
  return ok({ voucher_number: voucherNumber, voucher_code: voucherCode, valid_to: validTo });
}

const tries = 20;

/** The code and eight unused digits. */
async function newNumber(tx: Tx, customerId: number, voucherCode: VoucherCode): Promise<string> {
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const number = voucherCode + String(randomInt(10 ** 8)).padStart(8, '0');
    if (await takeNumber(tx, customerId, number)) return number;
  }
  throw new Error('no free voucher number was found');
}
