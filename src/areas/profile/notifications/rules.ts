// Types of notifications and their kinds. By default users get information and no marketing.

import { channelsOfKind, type NotificationChannel, type NotificationKind } from '#platform/notifications.ts';

export const notificationTypes = { information: 1, marketing: 2 } as const;
export type NotificationTypeId = (typeof notificationTypes)[keyof typeof notificationTypes];

export const notificationTypeIds = Object.values(notificationTypes);

/** The kinds that a subscription to a type covers. Nobody unsubscribes from security. */
export const kindsOfType: Readonly<Record<NotificationTypeId, readonly NotificationKind[]>> = {
  [notificationTypes.information]: ['bills', 'usage', 'services', 'documents', 'support'],
  [notificationTypes.marketing]: ['offers'],
};

export type MatrixCell = { kind: NotificationKind; channel: NotificationChannel };

/** What a subscription switches: messages. The bell is inside the portal. */
export function cellsOfType(id: NotificationTypeId): MatrixCell[] {
  return kindsOfType[id].flatMap((kind) =>
    channelsOfKind[kind].filter((channel) => channel !== 'bell').map((channel) => ({ kind, channel })),
  );
}

/** Subscribed as long as any message of the type is on. */
export function isSubscribed(id: NotificationTypeId, isOn: (cell: MatrixCell) => boolean): boolean {
  return cellsOfType(id).some(isOn);
}

/** The channels of a test message; the bell has nothing to send. */
export const triedChannels = ['push', 'sms', 'email'] as const;
export type TriedChannel = (typeof triedChannels)[number];
