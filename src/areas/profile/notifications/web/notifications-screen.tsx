import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { useApi } from '#platform/web/api/api-context.ts';
import { useLanguage } from '#platform/web/i18n/text-provider.tsx';
import { Card } from '#platform/web/ui/cards/card.tsx';
import { Section } from '#platform/web/ui/layout/section.tsx';
import { QueryContent } from '#platform/web/ui/states/query-content.tsx';
import { registerProfileDialogs } from '../../web/dialogs.ts';
import { ProfilePage } from '../../web/profile-page.tsx';
import { notificationSettingsQuery, notificationsQuery } from '../../web/queries.ts';
import type { NotificationSettings } from '../contract.ts';
import { kindsOfType, type NotificationTypeId } from '../rules.ts';
import { KindRow } from './kind-row.tsx';
import { PushCard } from './push-card.tsx';
import { QuietHoursCard } from './quiet-hours-card.tsx';
import { ReachCard } from './reach-card.tsx';
import { TypeSwitch } from './type-switch.tsx';
import './notifications.css';

registerProfileDialogs();

export function NotificationsScreen() {
  const t = useTranslations('profile');
  const query = useQuery(notificationSettingsQuery(useApi()));
  return (
    <ProfilePage title={t('notifications_title')} text={t('notifications_text')}>
      <QueryContent query={query}>{(settings) => <Settings settings={settings} />}</QueryContent>
    </ProfilePage>
  );
}

function Settings({ settings }: { settings: NotificationSettings }) {
  const t = useTranslations('profile-notifications');
  const security = settings.kinds.filter(({ kind }) => kind === 'security');
  return (
    <div className="notification-columns">
      <div className="grid content-start gap-6">
        <Types settings={settings} />
        <Section title={t('security_title')}>
          <Card>
            {security.map((kind) => (
              <KindRow key={kind.kind} kind={kind} />
            ))}
          </Card>
        </Section>
      </div>
      <div className="grid content-start gap-6">
        <PushCard push={settings.push} />
        <QuietHoursCard quietHours={settings.quiet_hours} />
        <ReachCard reach={settings.reach} />
      </div>
    </div>
  );
}

/** The two types that can be switched as a whole, with their kinds. */
function Types({ settings }: { settings: NotificationSettings }) {
  const query = useQuery(notificationsQuery(useApi(), useLanguage()));
  return (
    <QueryContent query={query}>
      {(types) =>
        types.map((type) => (
          <Card key={type.id} className="grid gap-5">
            <TypeSwitch type={type} />
            {settings.kinds
              .filter(({ kind }) => kindsOfType[type.id as NotificationTypeId].includes(kind))
              .map((kind) => (
                <KindRow key={kind.kind} kind={kind} />
              ))}
          </Card>
        ))
      }
    </QueryContent>
  );
}
