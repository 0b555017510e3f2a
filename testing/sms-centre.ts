// An SMS centre for tests: it stores what it gets, answers as told, and sends delivery receipts.

import type { AddressInfo, Server } from 'node:net';
import smpp, { type Pdu, type Session } from 'smpp';

export type SubmittedPdu = Pdu & {
  source_addr: string;
  source_addr_ton: number;
  destination_addr: string;
  dest_addr_ton: number;
  registered_delivery: number;
  data_coding: number;
  esm_class: number;
  short_message: { message: string; udh?: Buffer[] };
};

export type SmsCentre = {
  port: number;
  submitted: SubmittedPdu[];
  binds: Record<string, unknown>[];
  sessions: Session[];
  heartbeats: number;
  closed: number;
  /** Sends a deliver_sm over the newest session and returns the status of its answer. */
  send(fields: Record<string, unknown>): Promise<number>;
  stop(): Promise<void>;
};

export type CentreBehaviour = {
  submitStatus?: number;
  bindStatus?: number;
  isDeaf?: boolean;
  port?: number;
  /** The id of the nth submission, from 1. */
  idOf?: (submission: number) => string;
  /** Runs before the answer to the nth submission. */
  beforeAnswer?: (submission: number) => Promise<unknown>;
};

export async function startSmsCentre(behaviour: CentreBehaviour = {}): Promise<SmsCentre> {
  const centre: SmsCentre = {
    port: 0,
    submitted: [],
    binds: [],
    sessions: [],
    heartbeats: 0,
    closed: 0,
    send: (fields) => sendOver(centre.sessions.at(-1), fields),
    stop: () => stopServer(server, centre),
  };
  const server = smpp.createServer((session) => serveSession(centre, session, behaviour));
  await new Promise<void>((resolve) => server.listen(behaviour.port ?? 0, '127.0.0.1', () => resolve()));
  centre.port = (server.address() as AddressInfo).port;
  return centre;
}

function serveSession(centre: SmsCentre, session: Session, behaviour: CentreBehaviour): void {
  const { submitStatus = 0, bindStatus = 0, isDeaf = false, idOf = String, beforeAnswer } = behaviour;
  centre.sessions.push(session);
  session.on('error', () => {});
  session.on('close', () => (centre.closed += 1));
  session.on('bind_transceiver', (pdu: Pdu & Record<string, unknown>) => {
    centre.binds.push({ system_id: pdu['system_id'], password: pdu['password'] });
    session.send(pdu.response({ command_status: bindStatus }));
  });
  const answerSubmission = async (pdu: SubmittedPdu) => {
    const submission = centre.submitted.push(pdu);
    await beforeAnswer?.(submission);
    if (!isDeaf) session.send(pdu.response({ command_status: submitStatus, message_id: idOf(submission) }));
  };
  session.on('submit_sm', (pdu: SubmittedPdu) => void answerSubmission(pdu));
  session.on('enquire_link', (pdu: Pdu) => {
    centre.heartbeats += 1;
    if (!isDeaf) session.send(pdu.response());
  });
  session.on('unbind', (pdu: Pdu) => {
    session.send(pdu.response());
    session.close();
  });
}

function sendOver(session: Session | undefined, fields: Record<string, unknown>): Promise<number> {
  if (!session) throw new Error('No session is open.');
  return new Promise((resolve) => session.deliver_sm(fields, (answer) => resolve(answer.command_status)));
}

async function stopServer(server: Server, centre: SmsCentre): Promise<void> {
  for (const session of centre.sessions) session.destroy();
  await new Promise<void>((resolve) => server.close(() => resolve()));
}
