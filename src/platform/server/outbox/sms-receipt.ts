// Delivery receipts of SMS: a deliver_sm of SMPP with the id and the final state of a submitted part.

import type { DeliveredPdu } from 'smpp';
import type { ReceiptState } from '#platform/sms-receipt-states.ts';

export type SmsReceipt = { centreId: string; state: ReceiptState; error: string | null };

export const idFormats = ['same', 'hex-answers', 'hex-receipts'] as const;
/** Some SMS centres write the id in hexadecimal digits in one place and in decimal digits in the other. */
export type IdFormat = (typeof idFormats)[number];

/** Null for a message of a user, for an intermediate state, and for an unreadable receipt. */
export function readReceipt(pdu: DeliveredPdu, format: IdFormat): SmsReceipt | null {
  const text = textOfReceipt(pdu);
  const id = pdu.receipted_message_id || fieldOf(text, 'id');
  if (!id || !isReceipt(pdu)) return null;
  const state =
    pdu.message_state === undefined ? statesByWord[fieldOf(text, 'stat')] : statesByNumber[pdu.message_state];
  if (!state) return null;
  return { centreId: comparableId(id, format === 'hex-receipts'), state, error: errorOf(pdu, text) };
}

/** Bits 2 to 5 of esm_class contain 1 for a receipt; some centres leave them empty and set the parameter only. */
function isReceipt({ esm_class, receipted_message_id }: DeliveredPdu): boolean {
  return (esm_class & 0x3c) === 0x04 || Boolean(receipted_message_id);
}

const statesByNumber: Partial<Record<number, ReceiptState>> = {
  2: 'delivered',
  3: 'expired',
  4: 'undeliverable',
  5: 'undeliverable',
  7: 'unknown',
  8: 'rejected',
};

const statesByWord: Partial<Record<string, ReceiptState>> = {
  DELIVRD: 'delivered',
  EXPIRED: 'expired',
  DELETED: 'undeliverable',
  UNDELIV: 'undeliverable',
  UNKNOWN: 'unknown',
  REJECTD: 'rejected',
};

function textOfReceipt({ short_message, message_payload }: DeliveredPdu): string {
  const content = short_message?.message || message_payload?.message || '';
  return typeof content === 'string' ? content : content.toString('latin1');
}

/** A field of `id:… sub:… dlvrd:… submit date:… done date:… stat:… err:… text:…`. */
function fieldOf(text: string, name: 'id' | 'stat' | 'err'): string {
  const [beforeText = ''] = text.split(/\btext:/i);
  return new RegExp(`(?:^|\\s)${name}:\\s*([\\w.-]{1,64})`, 'i').exec(beforeText)?.[1]?.toUpperCase() ?? '';
}

/** The code of the centre, else that of the network: one octet for its kind, two for the code. */
function errorOf({ network_error_code: network }: DeliveredPdu, text: string): string | null {
  const code = fieldOf(text, 'err') || (network?.length === 3 ? String(network.readUInt16BE(1)) : '');
  return /^0*$/.test(code) ? null : code;
}

/** The same text for the id of an answer and of its receipt. */
export function comparableId(id: string, isHex: boolean): string {
  const written = id.trim().toLowerCase();
  if (isHex && /^[0-9a-f]+$/.test(written)) return BigInt(`0x${written}`).toString();
  return written.replace(/^0+(?=.)/, '');
}
