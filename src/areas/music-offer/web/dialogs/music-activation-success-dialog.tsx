import { useTranslations } from 'use-intl/react';
import { shownDay } from '#platform/clock.ts';
import { readableNumber } from '#platform/msisdn.ts';
import { SuccessScene } from '#platform/web/art/scenes/success-scene.tsx';
import { InfoContent } from '#platform/web/ui/dialog/info-content.tsx';
import type { MusicStatusAnswer } from '../../contract.ts';
import type { MusicState } from '../../music-state.ts';

/** Reports the activation and its free period. */
export function MusicActivationSuccessDialog({ state, answer }: { state: MusicState; answer: MusicStatusAnswer }) {
  const t = useTranslations('music');
  const number = readableNumber(answer.msisdn);
  const text = state.freePeriodExpired
    ? t('success_paid', { number, day: shownDay(state.renewalDate ?? answer.today) })
    : t('success_free', { number, day: shownDay(state.endDateOfFreePeriod ?? answer.today) });
  return <InfoContent scene={<SuccessScene />} title={t('success_title')} text={text} close={t('success_close')} />;
}
