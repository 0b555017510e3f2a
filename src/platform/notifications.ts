// What users are told about, and by which channel. Every message of the outbox and every entry of the bell has a kind.

import type { AttentionKind } from './attention-kinds.ts';

export const notificationChannels = ['bell', 'push', 'sms', 'email'] as const;
export type NotificationChannel = (typeof notificationChannels)[number];

export const notificationKinds = ['security', 'bills', 'usage', 'services', 'documents', 'support', 'offers'] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** A requested message is the result of what the user just did, e.g. a voucher or a receipt: always sent, at once. */
export type MessageKind = NotificationKind | 'requested';

/** The channels that have messages of a kind: others cannot be chosen. */
export const channelsOfKind: Readonly<Record<NotificationKind, readonly NotificationChannel[]>> = {
  security: ['push', 'sms', 'email'],
  bills: ['bell', 'push', 'email'],
  usage: ['bell', 'push', 'sms', 'email'],
  services: ['bell', 'push', 'sms'],
  documents: ['bell', 'push', 'email'],
  support: ['bell', 'push', 'email'],
  offers: ['push', 'sms', 'email'],
};

/** The kind of each pending task in the bell. */
export const kindOfAttention: Readonly<Record<AttentionKind, NotificationKind>> = {
  'free-period-ends': 'services',
  'deactivation-waits': 'services',
  'request-in-progress': 'services',
  'trial-ends': 'services',
  'document-to-sign': 'documents',
  'partner-code': 'services',
  'limit-near': 'usage',
  'roaming-change': 'services',
  'trip-near': 'services',
  'card-ends': 'bills',
  'allowance-near': 'usage',
  'bill-due': 'bills',
  'question-answered': 'support',
  'balance-low': 'bills',
  'top-up-failed': 'bills',
  'withdrawal-running': 'services',
};

/** Tasks that begin while the user is elsewhere; others follow from what the user just did. */
const pushedAttention: ReadonlySet<AttentionKind> = new Set([
  'free-period-ends',
  'trial-ends',
  'document-to-sign',
  'limit-near',
  'trip-near',
  'card-ends',
  'allowance-near',
  'bill-due',
  'balance-low',
  'top-up-failed',
]);

export function isPushed(kind: AttentionKind): boolean {
  return pushedAttention.has(kind);
}

/** A thief who has the session must not be able to silence these. */
export function isAlwaysOn(kind: NotificationKind): boolean {
  return kind === 'security';
}

/** Marketing is opt-in. */
export function isOnByDefault(kind: NotificationKind): boolean {
  return kind !== 'offers';
}

export function isChoosable(kind: NotificationKind, channel: NotificationChannel): boolean {
  return !isAlwaysOn(kind) && channelsOfKind[kind].includes(channel);
}
