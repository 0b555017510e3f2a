// A valid request of every call of notifications, by Maria.

import { createECDH } from 'node:crypto';

const curve = createECDH('prime256v1');
curve.generateKeys();

/** A subscription as a browser gives it. */
export const pushSubscription = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/sample',
  p256dh: curve.getPublicKey('base64url'),
  auth: 'c2l4dGVlbiBieXRlcyEhIQ'.slice(0, 22),
};

export const notificationSamples = {
  listNotificationTypes: () => ({}),
  subscribeToNotifications: () => ({ body: { notification_type_id: 2 } }),
  unsubscribeFromNotifications: () => ({ body: { notification_type_id: 2 } }),
  notificationSettings: () => ({}),
  setNotification: () => ({ body: { kind: 'bills', channel: 'email', is_on: false } }),
  setQuietHours: () => ({ body: { quiet_hours: { from: '22:00', until: '08:00' } } }),
  startPush: () => ({ body: pushSubscription }),
  stopPush: () => ({}),
  tryNotification: () => ({ body: { channel: 'email' } }),
};
