// The port for sending messages: SMS, e-mail or push, by a real gateway or to the demo inbox.

import type { Channel } from './enqueue-message.ts';

export type Message = {
  messageId: number;
  channel: Channel;
  recipient: string;
  subject: string | null;
  body: string;
  html: string | null;
  template: string | null;
  /** A PDF. */
  attachment: { name: string; content: Buffer } | null;
};

/** The reason is a short code of the gateway, never its text, which may repeat the message or the recipient. */
export type Delivery =
  /** With the ids of the parts of an SMS at its centre. */
  | { sent: true; centreIds?: readonly string[] }
  | { sent: false; retry: boolean; reason: string }
  /** Nobody waits for it any more: it is deleted, and it is no failure. */
  | { sent: false; retry: false; reason: string; isDropped: true };

export type ChannelAdapter = {
  deliver(message: Message): Promise<Delivery>;
  close(): Promise<void>;
};

export type Channels = Record<Channel, ChannelAdapter>;
