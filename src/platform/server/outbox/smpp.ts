// SMS through the operator's SMPP gateway, over one session. It stays open, and is reopened after a loss, so that delivery
// receipts arrive without a new message.

import { setTimeout as delay } from 'node:timers/promises';
import type { DeliveredPdu } from 'smpp';
import type { ChannelAdapter, Delivery, Message } from './channel.ts';
import { openSmppSession, type SmppAddress, type SmppSession } from './smpp-session.ts';
import { smsParts, type SmsPart } from './sms-parts.ts';
import { comparableId, readReceipt, type IdFormat, type SmsReceipt } from './sms-receipt.ts';

export type SmppSettings = {
  url: string;
  from: string;
  idFormat: IdFormat;
  saveReceipt(receipt: SmsReceipt): Promise<void>;
  timeoutMs?: number;
  heartbeatMs?: number;
  reopenMs?: number;
};

export function createSmppChannel({
  url,
  from,
  idFormat,
  saveReceipt,
  timeoutMs = 15_000,
  heartbeatMs = 30_000,
  reopenMs = 5_000,
}: SmppSettings): ChannelAdapter {
  const address = readAddress(url);
  const closing = new AbortController();
  let current: Promise<SmppSession> | null = null;
  const kept = keepOpen();

  async function keepOpen(): Promise<void> {
    while (!closing.signal.aborted) {
      const session = await openSession().catch(() => null);
      await session?.ended;
      await delay(reopenMs, null, { signal: closing.signal }).catch(() => {});
    }
  }

  async function receive(pdu: DeliveredPdu): Promise<void> {
    const receipt = readReceipt(pdu, idFormat);
    if (receipt) await saveReceipt(receipt);
  }

  async function open(): Promise<SmppSession> {
    const session = await openSmppSession(address, { timeoutMs, heartbeatMs, receive });
    void session.ended.then(forget);
    return session;
  }

  function forget(): void {
    current = null;
  }

  function openSession(): Promise<SmppSession> {
    if (!current) {
      current = open();
      current.catch(forget);
    }
    return current;
  }

  return {
    async deliver(message) {
      try {
        return await submitAll(await openSession(), message, from, idFormat);
      } catch (error) {
        return { sent: false, retry: true, reason: error instanceof Error ? error.message : 'SMPP failure' };
      }
    },
    async close() {
      closing.abort();
      const session = await current?.catch(() => null);
      await session?.close();
      await kept;
    },
  };
}

async function submitAll(session: SmppSession, message: Message, from: string, idFormat: IdFormat): Promise<Delivery> {
  const centreIds: string[] = [];
  for (const part of smsParts(message.body, message.messageId)) {
    const { command_status: status, message_id: id } = await session.submit(submission(message, part, from));
    if (status !== 0) return { sent: false, retry: !lastingRefusals.has(status), reason: `SMPP ${status}` };
    if (id) centreIds.push(comparableId(id, idFormat === 'hex-answers'));
  }
  return { sent: true, centreIds };
}

/** Permanent errors: wrong length or number. */
const lastingRefusals = new Set([0x01, 0x0b, 0x50, 0x51]);

const receiptOfFinalState = 1;

const international = { ton: 1, npi: 1 };
const shortNumber = { ton: 3, npi: 0 };
const name = { ton: 5, npi: 0 };

function submission(message: Message, part: SmsPart, from: string): Record<string, unknown> {
  const sender = !/^\d+$/.test(from) ? name : from.length > 6 ? international : shortNumber;
  return {
    source_addr_ton: sender.ton,
    source_addr_npi: sender.npi,
    source_addr: from,
    dest_addr_ton: international.ton,
    dest_addr_npi: international.npi,
    destination_addr: message.recipient,
    registered_delivery: receiptOfFinalState,
    data_coding: part.dataCoding,
    short_message: part.udh ? { udh: part.udh, message: part.text } : part.text,
  };
}

function readAddress(url: string): SmppAddress {
  const { hostname, port, protocol, username, password } = new URL(url);
  const tls = protocol === 'ssmpp:';
  return {
    host: hostname,
    port: port ? Number(port) : tls ? 3550 : 2775,
    tls,
    systemId: decodeURIComponent(username),
    password: decodeURIComponent(password),
  };
}
