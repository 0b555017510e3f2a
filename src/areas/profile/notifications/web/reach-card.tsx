import { useTranslations } from 'use-intl/react';
import { readableNumber } from '#platform/msisdn.ts';
import { Card } from '#platform/web/ui/cards/card.tsx';
import { Section } from '#platform/web/ui/layout/section.tsx';
import type { NotificationSettings } from '../contract.ts';
import { TryButton } from './try-button.tsx';

/** Where messages go, each with a test. */
export function ReachCard({ reach }: { reach: NotificationSettings['reach'] }) {
  const t = useTranslations('profile-notifications');
  return (
    <Section title={t('reach_title')}>
      <Card className="grid gap-4">
        <div className="notification-reach">
          <span className="wrap-anywhere">{t('reach_email', { email: reach.email })}</span>
          <TryButton channel="email" />
        </div>
        <div className="notification-reach">
          <span>{reach.sms ? t('reach_sms', { number: readableNumber(reach.sms) }) : t('reach_sms_none')}</span>
          {reach.sms && <TryButton channel="sms" />}
        </div>
      </Card>
    </Section>
  );
}
