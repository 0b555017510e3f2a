// E-mail through the operator's SMTP server.

import { createTransport } from 'nodemailer';
import type { ChannelAdapter, Delivery } from './channel.ts';

export type SmtpSettings = { url: string; from: string; timeoutMs?: number };

export function createSmtpChannel({ url, from, timeoutMs = 20_000 }: SmtpSettings): ChannelAdapter {
  const { hostname, port, protocol, username, password } = new URL(url);
  const isSecure = protocol === 'smtps:';
  const transport = createTransport({
    pool: true,
    maxConnections: 4,
    host: hostname,
    port: port ? Number(port) : isSecure ? 465 : 587,
    secure: isSecure,
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async deliver(message) {
      try {
        await transport.sendMail({
          from,
          to: { name: '', address: message.recipient },
          subject: message.subject ?? '',
          text: message.body,
          ...(message.html !== null && { html: message.html }),
          ...(message.attachment && {
            attachments: [
              {
                filename: message.attachment.name,
                content: message.attachment.content,
                contentType: 'application/pdf',
              },
            ],
          }),
          // The same for every attempt, so that a mailbox can recognise duplicates.
          messageId: `<outbox-${message.messageId}@${domainOf(from)}>`,
        });
        return { sent: true };
      } catch (error) {
        return deliveryOf(error as SmtpFailure);
      }
    },
    close: () => Promise.resolve(transport.close()),
  };
}

type SmtpFailure = { code?: string; responseCode?: number };

/** Only a permanent rejection of this message ends it; a server that is down or rejects us may accept it later. */
function deliveryOf({ code, responseCode }: SmtpFailure): Delivery {
  const isAboutMessage = code === 'EENVELOPE' || code === 'EMESSAGE';
  const isLasting = responseCode === undefined || responseCode >= 500;
  return { sent: false, retry: !(isAboutMessage && isLasting), reason: `SMTP ${responseCode ?? code ?? 'failure'}` };
}

function domainOf(from: string): string {
  return /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
}
