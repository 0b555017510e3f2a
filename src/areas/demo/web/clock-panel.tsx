import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { useApi } from '#platform/web/api/api-context.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { advanceDemoClock, resetDemoClock } from '../contract.ts';

const steps = [
  { text: 'clock_hour', seconds: 3600 },
  { text: 'clock_day', seconds: 86_400 },
  { text: 'clock_month', seconds: 30 * 86_400 },
] as const;

export function ClockPanel() {
  const t = useTranslations('demo');
  const api = useApi();
  const client = useQueryClient();
  const move = useMutation({
    mutationFn: (seconds: number | null) =>
      seconds === null ? api.call(resetDemoClock) : api.call(advanceDemoClock, { body: { advance_seconds: seconds } }),
    onSuccess: () => client.invalidateQueries(),
  });
  return (
    <Card as="section" className="grid content-start gap-3">
      <h2 className="text-xl">{t('clock_title')}</h2>
      <p className="text-s text-ink-quiet">
        {move.data ? t('clock_now', { now: shown(move.data.now) }) : t('clock_text')}
      </p>
      <div className="flex flex-wrap gap-2">
        {steps.map(({ text, seconds }) => (
          <Button key={text} onClick={() => move.mutate(seconds)} busy={move.isPending && move.variables === seconds}>
            {t(text)}
          </Button>
        ))}
        <Button kind="bare" onClick={() => move.mutate(null)}>
          {t('clock_back')}
        </Button>
      </div>
    </Card>
  );
}

function shown(moment: string): string {
  return new Date(moment).toLocaleString('bg-BG', { timeZone: 'Europe/Sofia', dateStyle: 'short', timeStyle: 'short' });
}
