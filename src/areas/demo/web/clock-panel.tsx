import { useState } from 'react';
import { localeOf } from '#platform/languages.ts';
import { useTranslations } from 'use-intl/react';
import { useChange } from '#platform/web/api/use-change.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { Card } from '#platform/web/ui/cards/card.tsx';
import { advanceDemoClock, resetDemoClock } from '../contract.ts';

const steps = [
  { text: 'clock_hour', seconds: 3600 },
  { text: 'clock_day', seconds: 86_400 },
  { text: 'clock_month', seconds: 30 * 86_400 },
] as const;

export function ClockPanel() {
  const t = useTranslations('demo');
  const { busy, run } = useChange({ reread: [[]], failureIn: 'toast' });
  const [step, setStep] = useState<number | null>(null);
  const [now, setNow] = useState<string | null>(null);
  const move = (seconds: number | null) => {
    setStep(seconds);
    void run(
      (api) =>
        seconds === null
          ? api.call(resetDemoClock)
          : api.call(advanceDemoClock, { body: { advance_seconds: seconds } }),
      { onDone: (clock) => setNow(clock.now) },
    );
  };
  return (
    <Card as="section" className="grid content-start gap-3">
      <h2 className="text-xl">{t('clock_title')}</h2>
      <p className="text-s text-ink-quiet">{now === null ? t('clock_text') : t('clock_now', { now: shown(now) })}</p>
      <div className="flex flex-wrap gap-2">
        {steps.map(({ text, seconds }) => (
          <Button key={text} onClick={() => move(seconds)} busy={busy && step === seconds}>
            {t(text)}
          </Button>
        ))}
        <Button kind="bare" onClick={() => move(null)}>
          {t('clock_back')}
        </Button>
      </div>
    </Card>
  );
}

function shown(moment: string): string {
  return new Date(moment).toLocaleString(localeOf('bg'), {
    timeZone: 'Europe/Sofia',
    dateStyle: 'short',
    timeStyle: 'short',
  });
}
