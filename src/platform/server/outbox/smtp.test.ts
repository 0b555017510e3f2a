import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, expect, it } from 'vitest';
import type { ChannelAdapter, Message } from './channel.ts';
import { createSmtpChannel } from './smtp.ts';

const message: Message = {
  messageId: 12,
  channel: 'email',
  recipient: 'maria@demo.abonat.bg',
  subject: 'Здравей, Мария',
  body: 'Твоят документ чака подпис.',
  html: null,
  template: null,
  attachment: null,
};

let server: SMTPServer | undefined;
let channel: ChannelAdapter | undefined;

afterEach(async () => {
  await channel?.close();
  await stop();
});

async function stop(): Promise<void> {
  const stopping = server;
  server = undefined;
  if (stopping) await new Promise<void>((resolve) => stopping.close(() => resolve()));
}

async function start(options: SMTPServerOptions, port = 0): Promise<number> {
  const starting = new SMTPServer({ disabledCommands: ['STARTTLS'], authOptional: true, ...options });
  server = starting;
  await new Promise<void>((resolve) => void starting.listen(port, '127.0.0.1', resolve));
  return (starting.server.address() as AddressInfo).port;
}

function channelTo(port: number, credentials = ''): ChannelAdapter {
  channel = createSmtpChannel({
    url: `smtp://${credentials}127.0.0.1:${port}`,
    from: 'Abonat <no-reply@abonat.example>',
  });
  return channel;
}

function keeping(mails: string[]): SMTPServerOptions {
  return {
    onData(stream, _session, done) {
      let mail = '';
      stream.on('data', (part: Buffer) => (mail += part.toString('utf8')));
      stream.on('end', () => {
        mails.push(mail);
        done();
      });
    },
  };
}

it('an e-mail with HTML also contains plain text', async () => {
  const mails: string[] = [];
  await channelTo(await start(keeping(mails))).deliver({ ...message, body: 'plain words', html: '<p>drawn words</p>' });
  expect(mails[0]).toMatch(
    /multipart\/alternative[\s\S]*text\/plain[\s\S]*plain words[\s\S]*text\/html[\s\S]*drawn words/,
  );
});

it('an e-mail may have a PDF attached', async () => {
  const mails: string[] = [];
  const attachment = { name: 'receipt.pdf', content: Buffer.from('%PDF-1.7') };
  await channelTo(await start(keeping(mails))).deliver({ ...message, attachment });
  expect(mails[0]).toMatch(/Content-Type: application\/pdf; name=receipt\.pdf/);
  expect(mails[0]).toContain(attachment.content.toString('base64'));
});

function refusing(responseCode: number): SMTPServerOptions {
  return { onRcptTo: (_address, _session, done) => done(Object.assign(new Error('no'), { responseCode })) };
}

it('sends a mail with its subject, text and a constant id', async () => {
  const mails: string[] = [];
  const to = channelTo(await start(keeping(mails)));
  expect(await to.deliver(message)).toEqual({ sent: true });
  expect(await to.deliver(message)).toEqual({ sent: true });
  for (const mail of mails) {
    expect(mail).toContain('To: maria@demo.abonat.bg');
    expect(mail).toContain('From: Abonat <no-reply@abonat.example>');
    expect(mail).toContain('Message-ID: <outbox-12@abonat.example>');
    expect(mail).toContain(Buffer.from(message.body).toString('base64'));
  }
});

it('signs in with the name and password of its address', async () => {
  const seen: unknown[] = [];
  const port = await start({
    ...keeping([]),
    authOptional: false,
    allowInsecureAuth: true,
    onAuth(auth, _session, done) {
      seen.push(auth.username, auth.password);
      done(null, { user: 'portal' });
    },
  });
  expect(await channelTo(port, 'portal:p%40ss@').deliver(message)).toEqual({ sent: true });
  expect(seen).toEqual(['portal', 'p@ss']);
});

it.each([500, 550])('gives up a mail that the server refuses permanently with %i', async (status) => {
  const to = channelTo(await start(refusing(status)));
  expect(await to.deliver(message)).toEqual({ sent: false, retry: false, reason: `SMTP ${status}` });
});

it('retries later when the server refuses temporarily', async () => {
  const to = channelTo(await start(refusing(451)));
  expect(await to.deliver(message)).toEqual({ sent: false, retry: true, reason: 'SMTP 451' });
});

it('retries later when authentication fails', async () => {
  const port = await start({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => done(new Error('no')),
  });
  expect(await channelTo(port, 'portal:wrong@').deliver(message)).toMatchObject({ sent: false, retry: true });
});

it('retries later when the server is down, and succeeds when it is up again', async () => {
  const port = await start(keeping([]));
  const to = channelTo(port);
  await stop();
  expect(await to.deliver(message)).toMatchObject({ sent: false, retry: true });
  await start(keeping([]), port);
  expect(await to.deliver(message)).toEqual({ sent: true });
});
