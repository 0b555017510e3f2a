// The demo channel: the message stays in the outbox, where the demo inbox shows it.

import type { ChannelAdapter } from './channel.ts';

export const demoChannel: ChannelAdapter = {
  deliver: () => Promise.resolve({ sent: true }),
  close: () => Promise.resolve(),
};
