import { done, ok } from '#platform/endpoint.ts';
import { mount, type Mounting } from '#platform/server/http/route.ts';
import {
  listNotificationTypes,
  notificationSettings,
  setNotification as setNotificationCall,
  setQuietHours as setQuietHoursCall,
  startPush as startPushCall,
  stopPush as stopPushCall,
  subscribeToNotifications,
  tryNotification as tryNotificationCall,
  unsubscribeFromNotifications,
} from '../contract.ts';
import type { NotificationTypeId } from '../rules.ts';
import { chooseNotifications } from './choose-notifications.ts';
import { presentNotificationTypes, presentSettings } from './present.ts';
import { setNotification } from './set-notification.ts';
import { setQuietHours } from './set-quiet-hours.ts';
import { startPush } from './start-push.ts';
import { stopPush } from './stop-push.ts';
import { findBrowsers, findMatrix, findQuietHours, findContacts } from './store.ts';
import { tryNotification } from './try-notification.ts';

export function notificationRoutes(at: Mounting): void {
  typeRoutes(at);
  matrixRoutes(at);
  pushRoutes(at);
}

function typeRoutes(at: Mounting): void {
  const { platform } = at;

  mount(at, listNotificationTypes, async (call) =>
    ok(presentNotificationTypes(await findMatrix(platform.db, call.caller.accountId), call.language)),
  );

  for (const [spec, isSubscribed] of [
    [subscribeToNotifications, true],
    [unsubscribeFromNotifications, false],
  ] as const) {
    mount(at, spec, (call) =>
      call.change(async (tx) => {
        const { accountId } = call.caller;
        const id = call.body.notification_type_id as NotificationTypeId;
        await chooseNotifications(tx, { accountId, id, isSubscribed, now: platform.clock.now() });
        return done;
      }),
    );
  }
}

function matrixRoutes(at: Mounting): void {
  const { platform } = at;

  mount(at, notificationSettings, async ({ caller }) => {
    const [matrix, quietHours, contacts, browsers] = await Promise.all([
      findMatrix(platform.db, caller.accountId),
      findQuietHours(platform.db, caller.accountId),
      findContacts(platform.db, caller.accountId),
      findBrowsers(platform, platform.db, caller),
    ]);
    return ok(presentSettings({ matrix, quietHours, contacts, browsers, push: platform.push }));
  });

  mount(at, setNotificationCall, ({ body, caller, change }) =>
    change((tx) =>
      setNotification(tx, body, { accountId: caller.accountId, isOn: body.is_on, now: platform.clock.now() }),
    ),
  );

  mount(at, setQuietHoursCall, ({ body, caller, change }) =>
    change((tx) => setQuietHours(tx, caller.accountId, body.quiet_hours, platform.clock.now())),
  );

  mount(at, tryNotificationCall, ({ body, caller, change }) =>
    change((tx) => tryNotification(platform, tx, caller, body.channel)),
  );
}

function pushRoutes(at: Mounting): void {
  const { platform } = at;

  mount(at, startPushCall, ({ body: { endpoint, ...keys }, caller, change }) =>
    change((tx) => startPush(platform, tx, caller, { endpoint, keys })),
  );

  mount(at, stopPushCall, ({ caller, change }) =>
    change(async (tx) => {
      await stopPush(tx, caller, platform.clock.now());
      return done;
    }),
  );
}
