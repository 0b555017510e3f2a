import { useTranslations } from 'use-intl/react';
import { daysBetween, shownDay } from '#platform/clock.ts';
import { readableNumber } from '#platform/msisdn.ts';
import { usePriceText } from '#platform/web/currency.ts';
import { openDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { Card } from '#platform/web/ui/cards/card.tsx';
import { MusicHero } from './music-hero.tsx';
import type { KnownListener } from './known-listener.ts';
import { MusicWave } from './music-wave.tsx';
import { NumberFact } from './number-fact.tsx';

/** An active subscription: its days, the next charge, and how to stop. */
export function PlayingMusic({ state, answer }: KnownListener) {
  const t = useTranslations('music');
  const price = usePriceText()(answer.price_currency);
  const end = state.endDateOfFreePeriod ?? answer.today;
  const charge = shownDay(state.renewalDate ?? answer.today);
  const isFree = !state.freePeriodExpired;
  return (
    <>
      <MusicHero
        title={isFree ? t('playing_free', { days: daysBetween(answer.today, end) }) : t('playing_paid')}
        text={isFree ? t('playing_until', { day: shownDay(end), charge, price }) : t('playing_next', { charge, price })}
        fact={<NumberFact state={state} />}
        actions={
          <>
            {state.link && (
              <a className="button music-start" href={state.link} rel="noreferrer">
                {t('open')}
              </a>
            )}
            <button
              type="button"
              className="button music-stop"
              onClick={() => openDialog('music-offer.MusicModify', { state, answer })}
            >
              {t('stop')}
            </button>
          </>
        }
      />
      {isFree && <Played {...{ state, answer }} />}
    </>
  );
}

function Played({ state, answer }: KnownListener) {
  const t = useTranslations('music');
  const start = state.dateOfSubscription ?? answer.today;
  const total = daysBetween(start, state.endDateOfFreePeriod ?? answer.today);
  const passed = daysBetween(start, answer.today);
  return (
    <Card as="section" className="grid gap-3" aria-label={t('when')}>
      <MusicWave passed={passed} total={total} />
      <p className="text-s text-ink-quiet">
        {t('playing_since', { day: shownDay(start), number: readableNumber(answer.msisdn) })}.{' '}
        {t('playing_wave', { passed, total })}.
      </p>
    </Card>
  );
}
