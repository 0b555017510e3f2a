// One bound SMPP session: requests with timeouts, a heartbeat, and a defined end.

import smpp, { type DeliveredPdu, type Pdu, type Session } from 'smpp';

export type SmppAddress = { host: string; port: number; tls: boolean; systemId: string; password: string };

export type SmppSession = {
  submit(fields: Record<string, unknown>): Promise<Pdu>;
  /** Resolves when the connection has ended for any reason. */
  ended: Promise<void>;
  close(): Promise<void>;
};

export type ReceiveDelivered = (pdu: DeliveredPdu) => Promise<void>;

type SessionSettings = { timeoutMs: number; heartbeatMs: number; receive: ReceiveDelivered };
type Request = (send: (answered: (pdu: Pdu) => void) => boolean) => Promise<Pdu>;

/** Connects and binds; fails on timeout. */
export async function openSmppSession(
  address: SmppAddress,
  { timeoutMs, heartbeatMs, receive }: SessionSettings,
): Promise<SmppSession> {
  const session = smpp.connect({ host: address.host, port: address.port, tls: address.tls });
  const request = requestsOf(session, timeoutMs);
  // A failed connection closes by itself; after a broken PDU it would stay open without receiving.
  session.on('error', () => session.destroy());
  answerTheServer(session, receive);
  await bind(session, request, address);
  const heartbeat = setInterval(() => {
    request((answered) => session.enquire_link(answered)).catch(() => session.destroy());
  }, heartbeatMs);
  const ended = new Promise<void>((resolve) => session.once('close', resolve));
  session.once('close', () => clearInterval(heartbeat));
  return {
    submit: (fields) => request((answered) => session.submit_sm(fields, answered)),
    ended,
    async close() {
      await request((answered) => session.unbind(answered)).catch(() => {});
      session.destroy();
      await ended;
    },
  };
}

async function bind(session: Session, request: Request, address: SmppAddress): Promise<void> {
  try {
    await request((connected) => {
      session.once(address.tls ? 'secureConnect' : 'connect', connected);
      return true;
    });
    const credentials = { system_id: address.systemId, password: address.password };
    const { command_status: status } = await request((answered) => session.bind_transceiver(credentials, answered));
    if (status !== 0) throw new Error(`SMPP bind ${status}`);
  } catch (error) {
    session.destroy();
    throw error;
  }
}

/** A request fails on timeout or when the connection ends. */
function requestsOf(session: Session, timeoutMs: number): Request {
  const waiting = new Set<(error: Error) => void>();
  session.on('close', () => {
    for (const fail of waiting) fail(new Error('SMPP connection ended'));
  });
  return (send) =>
    new Promise((resolve, reject) => {
      const settle = (finish: () => void) => {
        clearTimeout(timer);
        waiting.delete(fail);
        finish();
      };
      const fail = (error: Error) => settle(() => reject(error));
      const timer = setTimeout(() => fail(new Error('SMPP timeout')), timeoutMs);
      waiting.add(fail);
      if (!send((pdu) => settle(() => resolve(pdu)))) fail(new Error('SMPP connection ended'));
    });
}

/** ESME_RX_T_APPN: the centre sends it again later. */
const temporaryError = 0x64;

function answerTheServer(session: Session, receive: ReceiveDelivered): void {
  session.on('enquire_link', (pdu: Pdu) => session.send(pdu.response()));
  const acknowledge = (pdu: DeliveredPdu, status: number) => session.send(pdu.response({ command_status: status }));
  session.on('deliver_sm', (pdu: DeliveredPdu) => {
    receive(pdu).then(
      () => acknowledge(pdu, 0),
      () => acknowledge(pdu, temporaryError),
    );
  });
  session.on('unbind', (pdu: Pdu) => {
    session.send(pdu.response());
    session.close();
  });
}
