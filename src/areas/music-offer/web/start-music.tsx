import { useTranslations } from 'use-intl/react';
import { addDays, shownDay } from '#platform/clock.ts';
import { usePriceText } from '#platform/web/currency.ts';
import { useLanguage } from '#platform/web/i18n/text-provider.tsx';
import { openDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { longDay } from '../long-day.ts';
import { MusicHero } from './music-hero.tsx';
import type { KnownListener } from './known-listener.ts';
import { NumberFact } from './number-fact.tsx';
import { TrialTimeline } from './trial-timeline.tsx';

/** Ready to start: the trial if there are free days, else the price. */
export function StartMusic({ state, answer }: KnownListener) {
  const t = useTranslations('music');
  const language = useLanguage();
  const price = usePriceText()(answer.price_currency);
  const end = state.endDateOfFreePeriod ?? answer.today;
  const hasTrial = !state.freePeriodExpired;
  return (
    <>
      <MusicHero
        title={hasTrial ? t('trial_title', { day: longDay(end, answer.today, language) }) : t('paid_title', { price })}
        text={
          hasTrial
            ? t('trial_text', { charge: shownDay(addDays(end, 1)) })
            : t('paid_text', { day: shownDay(end), price })
        }
        fact={<NumberFact state={state} />}
        actions={
          <button
            type="button"
            className="button music-start"
            onClick={() => openDialog('music-offer.MusicModify', { state, answer })}
          >
            {t('start')}
          </button>
        }
      />
      {hasTrial && <TrialTimeline from={answer.today} end={end} prices={answer.price_currency} />}
    </>
  );
}
