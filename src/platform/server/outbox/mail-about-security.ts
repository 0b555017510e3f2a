// Sends an e-mail about the security of an account: always, with a push message to its browsers.

import type { Tx } from '../database/database.ts';
import type { RenderedMail } from '../messages/render-message.ts';
import { enqueueMessage } from './enqueue-message.ts';

type Recipient = { accountId: number; email: string; now: Date };

export function mailAboutSecurity(tx: Tx, mail: RenderedMail, { accountId, email, now }: Recipient): Promise<void> {
  const to = { channel: 'email', recipient: email, createdAt: now } as const;
  return enqueueMessage(tx, { ...mail, ...to, kind: 'security', accountId });
}
