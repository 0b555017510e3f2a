import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { useApi } from '#platform/web/api/api-context.ts';
import { useChange } from '#platform/web/api/use-change.ts';
import { useLanguage } from '#platform/web/i18n/text-provider.tsx';
import { Card } from '#platform/web/ui/cards/card.tsx';
import { openDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { Switch } from '#platform/web/ui/fields/switch.tsx';
import { showToast } from '#platform/web/ui/states/toast-store.ts';
import { subscribeToNotifications, type NotificationType } from '../contract.ts';
import { registerProfileDialogs } from '../../web/dialogs.ts';
import { QueryContent } from '#platform/web/ui/states/query-content.tsx';
import { ProfilePage } from '../../web/profile-page.tsx';
import { notificationsKey, notificationsQuery } from '../../web/queries.ts';

registerProfileDialogs();

export function NotificationsScreen() {
  const t = useTranslations('profile');
  const query = useQuery(notificationsQuery(useApi(), useLanguage()));
  return (
    <ProfilePage title={t('notifications_title')} text={t('notifications_text')}>
      <QueryContent query={query}>
        {(types) => (
          <Card className="grid gap-5">
            {types.map((type) => (
              <TypeSwitch key={type.id} type={type} />
            ))}
          </Card>
        )}
      </QueryContent>
    </ProfilePage>
  );
}

/** Switches on at once; switching off asks first. */
function TypeSwitch({ type }: { type: NotificationType }) {
  const t = useTranslations('profile');
  const { busy, run } = useChange({ reread: [notificationsKey], failureIn: 'toast' });
  const turnOn = () =>
    run((api) => api.call(subscribeToNotifications, { body: { notification_type_id: type.id } }), {
      onDone: () => showToast({ text: t('subscribed') }),
    });
  const change = () =>
    type.is_subscribed ? openDialog('profile.UnsubscribeForNotifications', { type }) : void turnOn();
  return <Switch label={type.description} checked={type.is_subscribed} disabled={busy} onChange={change} />;
}
