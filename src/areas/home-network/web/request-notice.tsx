import { useTranslations } from 'use-intl/react';
import { sofiaTime } from '#platform/clock.ts';
import { subjectOf } from '#platform/question-subject.ts';
import { clockIcon } from '#platform/web/art/icons/services.ts';
import { offlineIcon, warnIcon } from '#platform/web/art/icons/shell.ts';
import { AskButton } from '#platform/web/ask/ask-button.tsx';
import { Notice } from '#platform/web/ui/states/notice.tsx';
import type { Device } from '../contract.ts';

/** The pending changes of the router, or the last one it refused. Read from the server, so it survives a reload. */
export function RequestNotice({ device, home }: { device: Device; home: string }) {
  const t = useTranslations('home-network');
  const states = new Set(device.Requests.map(({ State }) => State));
  if (states.has('queued') || (states.has('accepted') && !device.IsOnline)) {
    return (
      <Notice shape={offlineIcon} live>
        {t('pending_queued')}
      </Notice>
    );
  }
  if (states.has('accepted')) {
    return (
      <Notice shape={clockIcon} tone="info" live>
        {t('pending_accepted')}
      </Notice>
    );
  }
  const last = device.Requests.at(-1);
  if (last?.State !== 'failed' || !last.FinishedAt) return null;
  const when = sofiaTime(new Date(last.FinishedAt));
  return (
    <Notice
      shape={warnIcon}
      tone="danger"
      live
      action={<AskButton subject={subjectOf('router-change', home, last.RequestId)} />}
    >
      {t(`failed_${last.Kind}`, { when })}
    </Notice>
  );
}
