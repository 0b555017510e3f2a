// The notification settings of the user.

import { Type, type Static } from 'typebox';
import { empty, endpoint } from '#platform/endpoint.ts';
import { notificationChannels, notificationKinds } from '#platform/notifications.ts';
import { nullable, oneOf, strict } from '#platform/schema.ts';
import { triedChannels } from './rules.ts';

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

const TimeOfDay = Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$', description: 'By the clock of Sofia' });
const QuietHours = strict({ from: TimeOfDay, until: TimeOfDay });

const Setting = Type.Object({
  channel: oneOf(notificationChannels),
  is_on: Type.Boolean(),
  is_fixed: Type.Boolean({ description: 'Always on' }),
});
const KindSettings = Type.Object({ kind: oneOf(notificationKinds), settings: Type.Array(Setting) });
export type KindSettings = Static<typeof KindSettings>;

const NotificationSettings = Type.Object({
  kinds: Type.Array(KindSettings),
  quiet_hours: nullable(QuietHours),
  reach: Type.Object(
    { email: Type.String(), sms: nullable(Type.String({ description: 'The first own mobile number' })) },
    { description: 'Where messages go' },
  ),
  push: nullable(
    Type.Object({
      public_key: Type.String({ description: 'For the subscription of a browser (VAPID)' }),
      is_on_here: Type.Boolean({ description: 'In the browser of this session' }),
      browsers: Type.Integer({ description: 'Of all live sessions' }),
    }),
  ),
});
export type NotificationSettings = Static<typeof NotificationSettings>;

const base = '/user-profile/notifications';

export const notificationSettings = endpoint({
  name: 'notificationSettings',
  summary: 'What the person is told about, by which channel and when',
  method: 'GET',
  path: base,
  access: 'account',
  answers: { 200: NotificationSettings },
  errors: [],
});

export const setNotification = endpoint({
  name: 'setNotification',
  summary: 'Switches one kind of notifications on or off in one channel',
  method: 'PUT',
  path: base,
  access: 'account',
  idempotency: 'key',
  body: strict({ kind: oneOf(notificationKinds), channel: oneOf(notificationChannels), is_on: Type.Boolean() }),
  answers: { 204: empty },
  errors: ['EC_Notification_Fixed'],
});

export const setQuietHours = endpoint({
  name: 'setQuietHours',
  summary: 'Sets the hours without push messages and SMS, or none',
  method: 'PUT',
  path: `${base}/quiet-hours`,
  access: 'account',
  idempotency: 'key',
  body: strict({ quiet_hours: nullable(QuietHours) }),
  answers: { 204: empty },
  errors: ['EC_Invalid_Quiet_Hours'],
});

const bytes = (length: number) =>
  Type.String({ pattern: '^[A-Za-z0-9_-]+={0,2}$', minLength: length, maxLength: length + 2 });

export const startPush = endpoint({
  name: 'startPush',
  summary: 'Sends push messages to the browser of this session, as its subscription says',
  method: 'POST',
  path: `${base}/push`,
  access: 'account',
  idempotency: 'key',
  body: strict({ endpoint: Type.String({ minLength: 1, maxLength: 2000 }), p256dh: bytes(87), auth: bytes(22) }),
  answers: { 204: empty },
  errors: ['EC_Push_Not_Accepted', 'EC_Push_Unavailable'],
});

export const stopPush = endpoint({
  name: 'stopPush',
  summary: 'Stops push messages to the browser of this session',
  method: 'DELETE',
  path: `${base}/push`,
  access: 'account',
  idempotency: 'key',
  answers: { 204: empty },
  errors: [],
});

export const tryNotification = endpoint({
  name: 'tryNotification',
  summary: 'Sends a test message to the person by one channel',
  method: 'POST',
  path: `${base}/try`,
  access: 'account',
  idempotency: 'key',
  body: strict({ channel: oneOf(triedChannels) }),
  answers: { 202: empty },
  errors: ['EC_Push_Unavailable', 'EC_Phone_Is_Not_Eligible'],
});

export const notificationEndpoints = [
  listNotificationTypes,
  subscribeToNotifications,
  unsubscribeFromNotifications,
  notificationSettings,
  setNotification,
  setQuietHours,
  startPush,
  stopPush,
  tryNotification,
];
