import { useTranslations } from 'use-intl/react';
import { clockIcon } from '#platform/web/art/icons/services.ts';
import { infoIcon, warnIcon } from '#platform/web/art/icons/shell.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { Card } from '#platform/web/ui/cards/card.tsx';
import { Notice } from '#platform/web/ui/states/notice.tsx';
import { momentText } from '../../web/moment-text.ts';
import type { ProtectionSchedule } from '../contract.ts';
import { useScheduleChange } from './use-schedule-change.ts';
import { useWindowText } from './use-window-text.ts';

type StoppedNowProps = { msisdn: string; schedule: ProtectionSchedule; isActive: boolean };

/** What the schedule stops now, and fifteen more minutes. */
export function StoppedNow({ msisdn, schedule, isActive }: StoppedNowProps) {
  const t = useTranslations('protection-times');
  const { categories } = useWindowText();
  const { busy, failure, addTime } = useScheduleChange(msisdn);
  const { stopped_now: stopped, can_add_time: canAdd } = schedule;
  const endText = useEndText(stopped);
  if (!isActive) {
    return (
      <Notice tone="info" shape={infoIcon}>
        {t('times_off')}
      </Notice>
    );
  }
  if (stopped.length === 0) return <p className="text-ink-quiet">{t('times_now_none')}</p>;
  const names = categories({ categories: stopped.map(({ category }) => category) });
  return (
    <Card className="grid justify-items-start gap-3">
      {schedule.pause?.state === 'open' ? (
        <h2 className="text-xl">{t('times_paused', { categories: names })}</h2>
      ) : (
        <>
          <h2 className="text-xl">{t('times_now', { categories: names })}</h2>
          <p className="text-ink-quiet">{endText}</p>
        </>
      )}
      <PauseNotice schedule={schedule} />
      {canAdd ? (
        <Button kind="primary" busy={busy} onClick={addTime}>
          {t('more_time')}
        </Button>
      ) : (
        <p className="text-s text-ink-quiet">{t('more_time_full')}</p>
      )}
      {failure && (
        <Notice tone="danger" shape={warnIcon} live>
          {failure}
        </Notice>
      )}
    </Card>
  );
}

function useEndText(stopped: ProtectionSchedule['stopped_now']): string {
  const t = useTranslations('protection-times');
  const ends = stopped.map(({ until }) => until).filter((until) => until !== null);
  const last = ends.toSorted().at(-1);
  return last && ends.length === stopped.length
    ? t('times_now_until', { when: momentText(last) })
    : t('times_now_always');
}

function PauseNotice({ schedule: { pause } }: { schedule: ProtectionSchedule }) {
  const t = useTranslations('protection-times');
  if (!pause) return null;
  return (
    <Notice tone="info" shape={clockIcon} live>
      {t(`pause_${pause.state}`, { when: momentText(pause.until) })}
    </Notice>
  );
}
