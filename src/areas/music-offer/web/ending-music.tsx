import { useTranslations } from 'use-intl/react';
import { shownDay } from '#platform/clock.ts';
import { readableNumber } from '#platform/msisdn.ts';
import { openDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { MusicHero } from './music-hero.tsx';
import type { KnownListener } from './known-listener.ts';
import { NumberFact } from './number-fact.tsx';

/** Stopped, but it plays until its last day; the stop can be cancelled. */
export function EndingMusic({ state, answer }: KnownListener) {
  const t = useTranslations('music');
  return (
    <MusicHero
      title={t('ending_title', { day: shownDay(state.deactivationDate ?? answer.today) })}
      text={t('ending_text', { number: readableNumber(answer.msisdn) })}
      fact={<NumberFact state={state} />}
      actions={
        <>
          <button
            type="button"
            className="button music-start"
            onClick={() => openDialog('music-offer.MusicModify', { state, answer })}
          >
            {t('again')}
          </button>
          {state.link && (
            <a className="button music-stop" href={state.link} rel="noreferrer">
              {t('open')}
            </a>
          )}
        </>
      }
    />
  );
}
