// The notification settings of the user.

import { Type, type Static } from 'typebox';
import { empty, endpoint } from '#platform/endpoint.ts';
import { strict } from '#platform/schema.ts';

const NotificationType = Type.Object({
  id: Type.Integer(),
  description: Type.String(),
  is_subscribed: Type.Boolean(),
});
export type NotificationType = Static<typeof NotificationType>;

export const listNotificationTypes = endpoint({
  name: 'listNotificationTypes',
  summary: 'The types of notifications, and which of them the person gets',
  method: 'GET',
  path: '/mobile-integration/notifications/types',
  access: 'account',
  readsOwn: true,
  answers: { 200: Type.Array(NotificationType) },
  errors: [],
});

export const subscribeToNotifications = endpoint({
  name: 'subscribeToNotifications',
  summary: 'Subscribes to a type of notifications',
  method: 'POST',
  path: '/mobile-integration/notifications/subscribe',
  access: 'account',
  idempotency: 'key',
  body: strict({ notification_type_id: Type.Integer({ minimum: 1, maximum: 2 }) }),
  answers: { 204: empty },
  errors: [],
});

export const unsubscribeFromNotifications = endpoint({
  ...subscribeToNotifications,
  name: 'unsubscribeFromNotifications',
  summary: 'Unsubscribes from a type of notifications',
  path: '/mobile-integration/notifications/unsubscribe',
});

export const notificationEndpoints = [listNotificationTypes, subscribeToNotifications, unsubscribeFromNotifications];
