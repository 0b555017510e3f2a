// Types of notifications. By default users get information and no marketing.

export const notificationTypes = { information: 1, marketing: 2 } as const;
export type NotificationTypeId = (typeof notificationTypes)[keyof typeof notificationTypes];

export const notificationTypeIds = Object.values(notificationTypes);

export function isSubscribedByDefault(id: NotificationTypeId): boolean {
  return id === notificationTypes.information;
}
