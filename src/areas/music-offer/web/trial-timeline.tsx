import { useTranslations } from 'use-intl/react';
import { addDays, daysBetween, shownDay } from '#platform/clock.ts';
import { priceOf, type PriceItem } from '#platform/money.ts';
import { useLanguage } from '#platform/web/i18n/text-provider.tsx';
import { Card } from '#platform/web/ui/cards/card.tsx';
import { Price } from '#platform/web/ui/cards/price.tsx';
import { Section } from '#platform/web/ui/layout/section.tsx';
import { reminderDays } from '../rules.ts';
import { daysPerBar, MusicWave } from './music-wave.tsx';

type TrialTimelineProps = { from: string; end: string; prices: PriceItem[] };

/** Today, the last free day, the first charge: drawn as music and described in text. */
export function TrialTimeline({ from, end, prices }: TrialTimelineProps) {
  const t = useTranslations('music');
  const language = useLanguage();
  const total = daysBetween(from, end);
  const reminder = addDays(end, -reminderDays);
  return (
    <Section title={t('when')} text={t(daysPerBar(total) === 1 ? 'when_days' : 'when_weeks')}>
      <Card className="grid gap-4">
        <MusicWave passed={1} total={total} />
        <ol className="music-marks">
          <li>
            <small>{t('mark_today', { day: shownDay(from) })}</small>
            <b>{t('mark_start')}</b>
            <Price prices={priceOf(0)} language={language} />
          </li>
          <li>
            <small>{shownDay(end)}</small>
            <b>{t('mark_last')}</b>
            <span className="music-note">{t('mark_sms', { day: shownDay(reminder) })}</span>
          </li>
          <li data-pay>
            <small>{shownDay(addDays(end, 1))}</small>
            <b>{t('mark_charge')}</b>
            <Price prices={prices} language={language} texts={{ per: t('per_month') }} />
          </li>
        </ol>
      </Card>
    </Section>
  );
}
