import { useTranslations } from 'use-intl/react';
import { useChange } from '#platform/web/api/use-change.ts';
import { openDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { Switch } from '#platform/web/ui/fields/switch.tsx';
import { showToast } from '#platform/web/ui/states/toast-store.ts';
import { notificationsKey } from '../../web/queries.ts';
import { subscribeToNotifications, type NotificationType } from '../contract.ts';

/** Switches on at once; switching off asks first. */
export function TypeSwitch({ type }: { type: NotificationType }) {
  const t = useTranslations('profile');
  const { busy, run } = useChange({ reread: [notificationsKey], failureIn: 'toast' });
  const turnOn = () =>
    run((api) => api.call(subscribeToNotifications, { body: { notification_type_id: type.id } }), {
      onDone: () => showToast({ text: t('subscribed') }),
    });
  const change = () =>
    type.is_subscribed ? openDialog('profile.UnsubscribeForNotifications', { type }) : void turnOn();
  return (
    <Switch
      className="notification-type"
      label={type.description}
      checked={type.is_subscribed}
      disabled={busy}
      onChange={change}
    />
  );
}
