import type { AddressInfo, Server } from 'node:net';
import smpp, { type Pdu, type Session } from 'smpp';
import { afterEach, expect, it } from 'vitest';
import type { ChannelAdapter, Message } from './channel.ts';
import { createSmppChannel } from './smpp.ts';
import { scaledMs } from '#testing/machine-factor.ts';

type SubmittedPdu = Pdu & {
  source_addr: string;
  source_addr_ton: number;
  destination_addr: string;
  dest_addr_ton: number;
  data_coding: number;
  esm_class: number;
  short_message: { message: string; udh?: Buffer[] };
};

const message: Message = {
  messageId: 9,
  channel: 'sms',
  recipient: '359888100101',
  subject: null,
  body: 'Твоят код е 123456.\n\n@my.operator.example #123456',
  html: null,
};

let gateway: Gateway | undefined;
let channel: ChannelAdapter | undefined;

afterEach(async () => {
  await channel?.close();
  await gateway?.stop();
});

type Gateway = {
  port: number;
  submitted: SubmittedPdu[];
  binds: Record<string, unknown>[];
  sessions: Session[];
  heartbeats: number;
  closed: number;
  stop(): Promise<void>;
};

type Behaviour = { submitStatus?: number; bindStatus?: number; isDeaf?: boolean };

async function startGateway({ submitStatus = 0, bindStatus = 0, isDeaf = false }: Behaviour = {}, port = 0) {
  const started: Gateway = {
    port: 0,
    submitted: [],
    binds: [],
    sessions: [],
    heartbeats: 0,
    closed: 0,
    stop: () => stopServer(server, started),
  };
  const server = smpp.createServer((session) => {
    started.sessions.push(session);
    session.on('error', () => {});
    session.on('close', () => (started.closed += 1));
    session.on('bind_transceiver', (pdu: Pdu & Record<string, unknown>) => {
      started.binds.push({ system_id: pdu['system_id'], password: pdu['password'] });
      session.send(pdu.response({ command_status: bindStatus }));
    });
    session.on('submit_sm', (pdu: SubmittedPdu) => {
      started.submitted.push(pdu);
      if (!isDeaf) session.send(pdu.response({ command_status: submitStatus, message_id: '1' }));
    });
    session.on('enquire_link', (pdu: Pdu) => {
      started.heartbeats += 1;
      if (!isDeaf) session.send(pdu.response());
    });
    session.on('unbind', (pdu: Pdu) => {
      session.send(pdu.response());
      session.close();
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
  started.port = (server.address() as AddressInfo).port;
  gateway = started;
  return started;
}

async function stopServer(server: Server, started: Gateway): Promise<void> {
  gateway = undefined;
  for (const session of started.sessions) session.destroy();
  await new Promise<void>((resolve) => server.close(() => resolve()));
}

function channelTo({ port }: Gateway, timing: { timeoutMs?: number; heartbeatMs?: number } = {}): ChannelAdapter {
  channel = createSmppChannel({ url: `smpp://portal:s%40cret@127.0.0.1:${port}`, from: 'Abonat', ...timing });
  return channel;
}

it('binds with the credentials of its address and sends Cyrillic as UCS-2', async () => {
  const started = await startGateway();
  expect(await channelTo(started).deliver(message)).toEqual({ sent: true });
  expect(started.binds).toEqual([{ system_id: 'portal', password: 's@cret' }]);
  expect(started.submitted).toHaveLength(1);
  expect(started.submitted[0]).toMatchObject({
    source_addr: 'Abonat',
    source_addr_ton: 5,
    destination_addr: '359888100101',
    dest_addr_ton: 1,
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
  expect(await channelTo(started).deliver({ ...message, body })).toEqual({ sent: true });
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
  expect(await to.deliver(message)).toEqual({ sent: true });
  await first.stop();
  expect(await to.deliver(message)).toMatchObject({ sent: false, retry: true });
  const second = await startGateway({}, first.port);
  expect(await to.deliver(message)).toEqual({ sent: true });
  expect(second.submitted).toHaveLength(1);
});

it('checks an idle session and keeps one that answers', async () => {
  const started = await startGateway();
  await channelTo(started, { heartbeatMs: 10 }).deliver(message);
  await expect.poll(() => started.heartbeats, { timeout: scaledMs(10_000) }).toBeGreaterThan(2);
  expect(started.closed).toBe(0);
});

it('drops an idle session that no longer answers', async () => {
  const started = await startGateway({ isDeaf: true });
  await channelTo(started, { heartbeatMs: 10, timeoutMs: 200 }).deliver(message);
  await expect.poll(() => started.closed, { timeout: scaledMs(10_000) }).toBe(1);
});
