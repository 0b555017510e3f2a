import { useTranslations } from 'use-intl/react';
import { canPush } from '#platform/web/push/browser-push.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { Card } from '#platform/web/ui/cards/card.tsx';
import { Section } from '#platform/web/ui/layout/section.tsx';
import type { NotificationSettings } from '../contract.ts';
import { TryButton } from './try-button.tsx';
import { useIsOnHere, usePush } from './use-push.ts';

type Push = NotificationSettings['push'];

export function PushCard({ push }: { push: Push }) {
  const t = useTranslations('profile-notifications');
  return (
    <Section title={t('push_title')} text={t('push_private')}>
      <Card className="grid gap-4">
        {push === null && <p>{t('push_unavailable')}</p>}
        {push && !canPush() && <p>{t('push_unsupported')}</p>}
        {push && canPush() && <PushHere push={push} />}
      </Card>
    </Section>
  );
}

function PushHere({ push }: { push: NonNullable<Push> }) {
  const t = useTranslations('profile-notifications');
  const { isOnHere, onStarted } = useIsOnHere(push.is_on_here);
  const { busy, failure, start, stop } = usePush(push.public_key, onStarted);
  const others = push.browsers - (push.is_on_here ? 1 : 0);
  return (
    <>
      <p>
        <b>{isOnHere ? t('push_here_on') : t('push_here_off')}</b>
        <span className="block text-s text-ink-quiet">{t('push_others', { count: others })}</span>
      </p>
      <div className="flex flex-wrap gap-3">
        {isOnHere ? (
          <>
            <TryButton channel="push" />
            <Button kind="bare" busy={busy} onClick={() => void stop()}>
              {t('push_stop')}
            </Button>
          </>
        ) : (
          <Button kind="primary" busy={busy} onClick={() => void start()}>
            {t('push_start')}
          </Button>
        )}
      </div>
      {failure && <p role="alert">{failure}</p>}
    </>
  );
}
