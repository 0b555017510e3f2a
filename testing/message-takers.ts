// A mail server and an SMS gateway that accept and store every message.

import type { AddressInfo, Server } from 'node:net';
import { SMTPServer } from 'smtp-server';
import smpp, { type Pdu, type Session } from 'smpp';

type TakenMessage = { to: string; text: string };

export type MessageTakers = {
  smtpUrl: string;
  smppUrl: string;
  /** In the order of arrival. */
  taken: readonly TakenMessage[];
  close(): Promise<void>;
};

export async function startMessageTakers(): Promise<MessageTakers> {
  const taken: TakenMessage[] = [];
  const mails = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    onData(stream, { envelope }, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const text = textOf(Buffer.concat(parts).toString('latin1'));
        taken.push(...envelope.rcptTo.map(({ address }) => ({ to: address, text })));
        done();
      });
    },
  });
  const sessions = new Set<Session>();
  const gateway = smpp.createServer((session) => {
    sessions.add(session);
    session.on('error', () => undefined);
    for (const command of ['bind_transceiver', 'enquire_link', 'unbind']) {
      session.on(command, (pdu: Pdu) => session.send(pdu.response()));
    }
    session.on('submit_sm', (pdu: Pdu & { destination_addr: string; short_message: { message: string } }) => {
      taken.push({ to: pdu.destination_addr, text: pdu.short_message.message });
      session.send(pdu.response({ message_id: String(taken.length) }));
    });
  });
  await new Promise<void>((listening) => void mails.listen(0, '127.0.0.1', listening));
  await new Promise<void>((listening) => void gateway.listen(0, '127.0.0.1', listening));
  return {
    smtpUrl: `smtp://127.0.0.1:${portOf(mails.server)}`,
    smppUrl: `smpp://portal:secret@127.0.0.1:${portOf(gateway)}`,
    taken,
    async close() {
      for (const session of sessions) session.destroy();
      await Promise.all([
        new Promise<void>((closed) => mails.close(() => closed())),
        new Promise<void>((closed) => void gateway.close(() => closed())),
      ]);
    },
  };
}

const portOf = (server: Pick<Server, 'address'>) => (server.address() as AddressInfo).port;

/** The first plain text part. */
function textOf(mail: string): string {
  const [, coding = '', coded = ''] =
    /Content-Type: text\/plain[^]*?Content-Transfer-Encoding: (\S+)[^]*?\r\n\r\n([^]*?)(?:\r\n--|$)/.exec(mail) ?? [];
  if (coding === 'base64') return Buffer.from(coded, 'base64').toString('utf8');
  const bytes = coded
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
