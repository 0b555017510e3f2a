// The demo channel: the message stays in the outbox for the demo inbox.

import type { ChannelAdapter } from './channel.ts';

export const demoChannel: ChannelAdapter = {
  deliver: () => Promise.resolve({ sent: true }),
  close: () => Promise.resolve(),
};
