// A way a message leaves the portal: SMS or e-mail, through a real gateway or into the demo inbox.

import type { Channel } from './enqueue-message.ts';

export type Message = {
  messageId: number;
  channel: Channel;
  recipient: string;
  subject: string | null;
  body: string;
  html: string | null;
};

/** A reason is a short code of the gateway, never its words: those may repeat the message or the recipient. */
export type Delivery = { sent: true } | { sent: false; retry: boolean; reason: string };

export type ChannelAdapter = {
  /** Hands one message to the gateway and waits for its answer. */
  deliver(message: Message): Promise<Delivery>;
  close(): Promise<void>;
};

export type Channels = Record<Channel, ChannelAdapter>;
