import { done, ok } from '#platform/endpoint.ts';
import { mount, type Mounting } from '#platform/server/http/route.ts';
import { listNotificationTypes, subscribeToNotifications, unsubscribeFromNotifications } from '../contract.ts';
import { chooseNotifications } from './choose-notifications.ts';
import { findChoices } from './store.ts';
import { presentNotificationTypes } from './present.ts';

export function notificationRoutes(at: Mounting): void {
  const { platform } = at;

  mount(at, listNotificationTypes, async (call) =>
    ok(presentNotificationTypes(await findChoices(platform.db, call.caller.accountId), call.language)),
  );

  for (const [spec, isSubscribed] of [
    [subscribeToNotifications, true],
    [unsubscribeFromNotifications, false],
  ] as const) {
    mount(at, spec, (call) =>
      call.change(async (tx) => {
        const { accountId } = call.caller;
        const id = call.body.notification_type_id;
        await chooseNotifications(tx, { accountId, id, isSubscribed, now: platform.clock.now() });
        return done;
      }),
    );
  }
}
