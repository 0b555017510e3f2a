import { accepted } from '#platform/endpoint.ts';
import { refuse } from '#platform/errors.ts';
import { recordForAccount } from '#platform/server/audit/record-for-account.ts';
import type { Tx } from '#platform/server/database/database.ts';
import type { Caller } from '#platform/server/http/caller.ts';
import { renderMail, renderSms } from '#platform/server/messages/render-message.ts';
import { enqueueMessage } from '#platform/server/outbox/enqueue-message.ts';
import { savePush } from '#platform/server/outbox/enqueue-push.ts';
import type { Platform } from '#platform/server/platform.ts';
import { countAttempt } from '#platform/server/rate-limit.ts';
import { profileMessages } from '../../messages.ts';
import type { TriedChannel } from '../rules.ts';
import { findBrowsers, findContacts, type Contacts } from './store.ts';

const triesPerHour = { name: 'notification-tries', limit: 5, windowSeconds: 3600 };

/** The user asks for it, so neither the matrix nor quiet hours hold it back. */
export async function tryNotification(platform: Platform, tx: Tx, caller: Caller, channel: TriedChannel) {
  const now = platform.clock.now();
  const contacts = await findContacts(tx, caller.accountId);
  if (channel === 'sms' && contacts.number === null) return refuse('EC_Phone_Is_Not_Eligible');
  const browsers = channel === 'push' ? await findBrowsers(platform, tx, caller) : [];
  if (channel === 'push' && browsers.length === 0) return refuse('EC_Push_Unavailable');
  const verdict = await countAttempt(platform.countersDb, {
    ...triesPerHour,
    subject: String(caller.accountId),
    now,
  });
  if (!verdict.allowed) return refuse('EC_Too_Many_Requests', { WaitSeconds: verdict.retryAfterSeconds });
  for (const browser of browsers) {
    const device = { subscriptionId: browser.subscriptionId, language: contacts.language };
    await savePush(tx, device, { name: 'push.try', createdAt: now, heldUntil: null });
  }
  if (channel !== 'push') await writeText(tx, contacts, channel, now);
  await recordForAccount(tx, {
    accountId: caller.accountId,
    action: 'notifications.try',
    subject: channel,
    facts: {},
    now,
  });
  return accepted;
}

async function writeText(tx: Tx, { email, number, language }: Contacts, channel: 'sms' | 'email', createdAt: Date) {
  const common = { kind: 'requested', createdAt } as const;
  if (channel === 'email') {
    const mail = await renderMail(tx, profileMessages, { name: 'mail.try', language, values: {} });
    return enqueueMessage(tx, { ...mail, ...common, channel, recipient: email });
  }
  const body = await renderSms(tx, profileMessages, { name: 'sms.try', language, values: {} });
  return enqueueMessage(tx, { ...common, channel, recipient: number!, body });
}
