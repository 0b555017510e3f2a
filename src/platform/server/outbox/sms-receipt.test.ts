import type { DeliveredPdu } from 'smpp';
import { expect, it } from 'vitest';
import { comparableId, readReceipt } from './sms-receipt.ts';

const pdu = (fields: Partial<DeliveredPdu>) => ({ esm_class: 0x04, ...fields }) as DeliveredPdu;
const textOf = (stat: string, rest = 'err:000') =>
  pdu({ short_message: { message: `id:77 sub:001 dlvrd:001 submit date:2611171000 stat:${stat} ${rest} text:Твоят` } });

it.each([
  ['DELIVRD', 'delivered'],
  ['EXPIRED', 'expired'],
  ['DELETED', 'undeliverable'],
  ['UNDELIV', 'undeliverable'],
  ['REJECTD', 'rejected'],
  ['UNKNOWN', 'unknown'],
])('a text with %s means %s', (stat, state) => {
  expect(readReceipt(textOf(stat), 'same')).toEqual({ centreId: '77', state, error: null });
});

it.each([
  [2, 'delivered'],
  [3, 'expired'],
  [4, 'undeliverable'],
  [5, 'undeliverable'],
  [7, 'unknown'],
  [8, 'rejected'],
])('the parameters win over the text: state %i means %s', (message_state, state) => {
  const receipt = { ...textOf('ACCEPTD', 'err:000'), receipted_message_id: '78', message_state } as DeliveredPdu;
  expect(readReceipt(receipt, 'same')).toMatchObject({ centreId: '78', state });
});

it.each([
  ['an intermediate state in the text', textOf('ENROUTE')],
  ['an accepted message', textOf('ACCEPTD')],
  ['an intermediate state in the parameters', pdu({ receipted_message_id: '1', message_state: 1 })],
  ['a message of a user', { ...textOf('DELIVRD'), esm_class: 0 }],
  ['an intermediate notification', { ...textOf('DELIVRD'), esm_class: 0x20 }],
  ['a receipt without an id', pdu({ short_message: { message: 'stat:DELIVRD err:000' } })],
  ['a receipt without content', pdu({})],
  ['a state in the text of the message', pdu({ short_message: { message: 'id:1 text:stat:DELIVRD' } })],
])('%s is not a final receipt', (_what, received) => expect(readReceipt(received, 'same')).toBeNull());

it.each([
  ['of the text', textOf('UNDELIV', 'err:0B1'), '0B1'],
  [
    'of the network',
    pdu({ receipted_message_id: '1', message_state: 5, network_error_code: Buffer.from([3, 1, 4]) }),
    '260',
  ],
])('the error code %s is kept', (_where, received, error) =>
  expect(readReceipt(received, 'same')).toMatchObject({ state: 'undeliverable', error }),
);

it('a receipt may have its text as bytes, or in the long form', () => {
  const message = Buffer.from('id:5 stat:DELIVRD err:000 text:');
  for (const field of ['short_message', 'message_payload'])
    expect(readReceipt(pdu({ [field]: { message } }), 'same')).toMatchObject({ centreId: '5', state: 'delivered' });
});

it('an empty class of the message is accepted with the parameters of a receipt', () => {
  const received = pdu({ esm_class: 0, receipted_message_id: '9', message_state: 2 });
  expect(readReceipt(received, 'same')).toMatchObject({ centreId: '9' });
});

it.each([
  ['0000A1F', false, 'a1f'],
  ['0', false, '0'],
  ['5f3e-AA', false, '5f3e-aa'],
  ['001A', true, '26'],
  ['5f3e-aa', true, '5f3e-aa'],
])('the id %s is compared without regard to letter case and leading zeros', (id, isHex, comparable) =>
  expect(comparableId(id, isHex)).toBe(comparable),
);

it('hexadecimal ids of receipts are compared with decimal ones of answers', () => {
  const received = pdu({ receipted_message_id: '1A', message_state: 2 });
  expect(readReceipt(received, 'hex-receipts')?.centreId).toBe(comparableId('26', false));
});
