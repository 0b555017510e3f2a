import { expect, it } from 'vitest';
import type { ReceiptState } from '#platform/sms-receipt-states.ts';
import { canRetry, deliveryOf, endOfPid, maskWords, stateOfMessage, wordsOf } from './rules.ts';

const now = new Date('2026-11-15T10:00:00Z');
const plain = { sent_at: null, given_up_at: null, body: 'Здравей', sealed: null, useful_until: null };

it.each([
  ['waits', plain, 'waits', true],
  ['failed', { ...plain, given_up_at: now }, 'failed', true],
  ['was sent', { ...plain, sent_at: now }, 'sent', true],
  ['was sent and its text is deleted', { ...plain, sent_at: now, body: null }, 'sent', false],
  ['has a code and is pending', { ...plain, body: null, sealed: 'x' }, 'waits', true],
  ['has a code and failed', { ...plain, body: null, sealed: 'x', given_up_at: now }, 'failed', false],
  ['has a code and was sent', { ...plain, body: null, sealed: 'x', sent_at: now }, 'sent', false],
  ['is no longer useful', { ...plain, useful_until: now }, 'waits', false],
])('a message that %s can be resent or not', (_what, message, state, may) => {
  expect([stateOfMessage(message), canRetry(message, now)]).toEqual([state, may]);
});

const part = (state: ReceiptState | null, minute = 1, parts = 2) => ({
  parts,
  state,
  error: state === 'rejected' ? '11' : null,
  at: state && `2026-11-15T10:0${minute}:00+00:00`,
});

it.each([
  ['has no receipts', [], null],
  ['waits for its only receipt', [part(null, 1, 1)], null],
  ['was delivered', [part('delivered', 1, 1)], ['delivered', 1]],
  ['was delivered in parts', [part('delivered', 5), part('delivered', 2)], ['delivered', 5]],
  ['has a part without a receipt', [part('delivered'), part(null)], null],
  ['lost a part to another message with the same id', [part('delivered')], null],
  ['has a lost part', [part('delivered', 1), part('rejected', 3)], ['rejected', 3]],
  ['has a lost part before the receipt of the other', [part(null), part('expired', 4)], ['expired', 4]],
  ['has a part whose fate is unknown', [part('unknown', 6), part('delivered', 7)], ['unknown', 6]],
  ['may still be lost', [part('unknown', 6), part(null)], null],
] as const)('the delivery of a message that %s is known or not', (_what, receipts, expected) => {
  const delivery = deliveryOf(receipts);
  expect(delivery && [delivery.state, new Date(delivery.at).getUTCMinutes()]).toEqual(expected);
});

it('the error of the lost part is kept', () =>
  expect(deliveryOf([part('delivered'), part('rejected')])?.error).toBe('11'));

it('only the end of a pid is visible', () => expect(endOfPid('8307099971')).toBe('971'));

it.each([
  ['8307099971', '…971'],
  ['{"from":"8307099971","to":null}', '{"from":"…971","to":null}'],
  ['pid 8307099971, 175201304.', 'pid …971, …304.'],
  ['18307099971 83070999712', '18307099971 83070999712'],
])('in the text %s only the ends of pids are visible', (text, seen) => {
  expect(maskWords(text, new Set(['8307099971', '175201304']))).toBe(seen);
});

it('a text is split into words of letters and digits', () =>
  expect(wordsOf('Код:8307099971; "BG-1"')).toEqual(['Код', '8307099971', 'BG', '1']));
