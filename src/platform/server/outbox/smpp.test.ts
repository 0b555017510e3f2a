import { afterEach, expect, it } from 'vitest';
import type { ChannelAdapter, Message } from './channel.ts';
import { createSmppChannel, type SmppSettings } from './smpp.ts';
import type { SmsReceipt } from './sms-receipt.ts';
import { startSmsCentre, type CentreBehaviour, type SmsCentre } from '#testing/sms-centre.ts';

const message: Message = {
  messageId: 9,
  channel: 'sms',
  recipient: '359888100101',
  subject: null,
  body: 'Твоят код е 123456.\n\n@my.operator.example #123456',
  html: null,
  template: null,
  attachment: null,
};

let gateway: SmsCentre | undefined;
let channel: ChannelAdapter | undefined;

afterEach(async () => {
  await channel?.close();
  await gateway?.stop();
});

async function startGateway(behaviour: CentreBehaviour = {}): Promise<SmsCentre> {
  return (gateway = await startSmsCentre(behaviour));
}

type ChannelOptions = Partial<Omit<SmppSettings, 'url' | 'from'>>;

function channelTo({ port }: SmsCentre, options: ChannelOptions = {}): ChannelAdapter {
  channel = createSmppChannel({
    url: `smpp://portal:s%40cret@127.0.0.1:${port}`,
    from: 'Abonat',
    idFormat: 'same',
    saveReceipt: () => Promise.resolve(),
    ...options,
  });
  return channel;
}

it('binds with the credentials of its address and sends Cyrillic as UCS-2', async () => {
  const started = await startGateway();
  expect(await channelTo(started).deliver(message)).toMatchObject({ sent: true });
  expect(started.binds).toEqual([{ system_id: 'portal', password: 's@cret' }]);
  expect(started.submitted).toHaveLength(1);
  expect(started.submitted[0]).toMatchObject({
    source_addr: 'Abonat',
    source_addr_ton: 5,
    destination_addr: '359888100101',
    dest_addr_ton: 1,
    registered_delivery: 1,
    data_coding: 8,
    short_message: { message: message.body },
  });
});

it('sends Latin letters in the GSM alphabet', async () => {
  const started = await startGateway();
  const body = 'Your code is 123456.\n\n@my.operator.example #123456';
  await channelTo(started).deliver({ ...message, body });
  expect(started.submitted[0]).toMatchObject({ data_coding: 0, short_message: { message: body } });
});

it('sends a long text as concatenated parts', async () => {
  const started = await startGateway();
  const body = 'Здравей, Мария! '.repeat(9);
  expect(await channelTo(started).deliver({ ...message, body })).toMatchObject({ sent: true });
  expect(started.submitted.map((pdu) => pdu.short_message.message).join('')).toBe(body);
  expect(started.submitted.map((pdu) => [...pdu.short_message.udh![0]!])).toEqual([
    [0, 3, 9, 3, 1],
    [0, 3, 9, 3, 2],
    [0, 3, 9, 3, 3],
  ]);
  expect(started.submitted.every((pdu) => (pdu.esm_class & 0x40) !== 0)).toBe(true);
});

it('sends many messages over one session', async () => {
  const started = await startGateway();
  const to = channelTo(started);
  const deliveries = await Promise.all(Array.from({ length: 50 }, (_, i) => to.deliver({ ...message, messageId: i })));
  expect(deliveries.every((delivery) => delivery.sent)).toBe(true);
  expect(started.submitted).toHaveLength(50);
  expect(started.sessions).toHaveLength(1);
});

it.each([
  ['gives up on a number that the gateway does not know', 0x0b, false],
  ['retries later when the gateway is too busy', 0x58, true],
  ['retries later when the queue of the gateway is full', 0x14, true],
])('%s', async (_title, submitStatus, retry) => {
  const to = channelTo(await startGateway({ submitStatus }));
  expect(await to.deliver(message)).toEqual({ sent: false, retry, reason: `SMPP ${submitStatus}` });
});

it('retries later when the gateway refuses the bind', async () => {
  const started = await startGateway({ bindStatus: 0x0e });
  expect(await channelTo(started).deliver(message)).toEqual({ sent: false, retry: true, reason: 'SMPP bind 14' });
  expect(started.submitted).toEqual([]);
});

it('retries later when the gateway does not answer', async () => {
  const to = channelTo(await startGateway({ isDeaf: true }), { timeoutMs: 50 });
  expect(await to.deliver(message)).toEqual({ sent: false, retry: true, reason: 'SMPP timeout' });
});

it('retries later while the gateway is down, and opens a new session when it is up', async () => {
  const first = await startGateway();
  const to = channelTo(first);
  expect(await to.deliver(message)).toMatchObject({ sent: true });
  await first.stop();
  expect(await to.deliver(message)).toMatchObject({ sent: false, retry: true });
  const second = await startGateway({ port: first.port });
  expect(await to.deliver(message)).toMatchObject({ sent: true });
  expect(second.submitted).toHaveLength(1);
});

it('checks an idle session and keeps one that answers', async () => {
  const started = await startGateway();
  await channelTo(started, { heartbeatMs: 10 }).deliver(message);
  await expect.poll(() => started.heartbeats).toBeGreaterThan(2);
  expect(started.closed).toBe(0);
});

it('drops an idle session that no longer answers', async () => {
  const started = await startGateway({ isDeaf: true });
  await channelTo(started, { heartbeatMs: 10, timeoutMs: 200 }).deliver(message);
  await expect.poll(() => started.closed).toBe(1);
});

const receiptText =
  'id:0A1 sub:001 dlvrd:001 submit date:2611171000 done date:2611171001 stat:DELIVRD err:000 text:id:9';

it('returns the ids of the centre as they are in its receipts', async () => {
  const started = await startGateway({ idOf: (n) => `00A${n}` });
  const body = 'Здравей, Мария! '.repeat(9);
  expect(await channelTo(started).deliver({ ...message, body })).toEqual({ sent: true, centreIds: ['a1', 'a2', 'a3'] });
  await channel?.close();
  const decimal = channelTo(started, { idFormat: 'hex-answers' });
  expect(await decimal.deliver(message)).toEqual({ sent: true, centreIds: [String(0xa4)] });
});

it('opens its session at once, and stores the receipts it gets', async () => {
  const started = await startGateway();
  const saved: SmsReceipt[] = [];
  channelTo(started, { saveReceipt: async (receipt) => void saved.push(receipt) });
  await expect.poll(() => started.binds.length).toBe(1);
  expect(await started.send({ esm_class: 0x04, short_message: receiptText })).toBe(0);
  expect(saved).toEqual([{ centreId: 'a1', state: 'delivered', error: null }]);
});

it('acknowledges messages of users without storing them', async () => {
  const started = await startGateway();
  const saved: SmsReceipt[] = [];
  await channelTo(started, { saveReceipt: async (receipt) => void saved.push(receipt) }).deliver(message);
  expect(await started.send({ esm_class: 0, short_message: receiptText })).toBe(0);
  expect(await started.send({ esm_class: 0x04, short_message: 'no receipt' })).toBe(0);
  expect(saved).toEqual([]);
});

it('answers a receipt that cannot be stored with a temporary error, so that it is sent again', async () => {
  const started = await startGateway();
  await channelTo(started, { saveReceipt: () => Promise.reject(new Error('away')) }).deliver(message);
  expect(await started.send({ esm_class: 0x04, short_message: receiptText })).toBe(0x64);
});

it('reopens a lost session without a new message, so that receipts arrive', async () => {
  const started = await startGateway();
  channelTo(started, { reopenMs: 10 });
  await expect.poll(() => started.binds.length).toBe(1);
  started.sessions[0]?.destroy();
  await expect.poll(() => started.binds.length).toBe(2);
});
