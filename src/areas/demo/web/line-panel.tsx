import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { readableNumber } from '#platform/msisdn.ts';
import { useApi } from '#platform/web/api/api-context.ts';
import { useChange } from '#platform/web/api/use-change.ts';
import { Card } from '#platform/web/ui/cards/card.tsx';
import { ChoiceChips } from '#platform/web/ui/fields/choice-chips.tsx';
import { demoLine, setDemoLine } from '../contract.ts';
import { demoLineKey } from './queries.ts';

const wifi = 'wifi';

/** The demo has no mobile network: this sets the line of the browser. */
export function LinePanel() {
  const t = useTranslations('demo');
  const api = useApi();
  const { data } = useQuery({ queryKey: demoLineKey, queryFn: ({ signal }) => api.call(demoLine, { signal }) });
  const { run } = useChange({ reread: [[]], failureIn: 'toast' });
  const choose = (line: string) =>
    void run((changing) => changing.call(setDemoLine, { body: { line: line === wifi ? null : line } }));
  if (!data) return null;
  return (
    <Card as="section" className="grid content-start gap-3">
      <h2 className="text-xl">{t('line_title')}</h2>
      <p className="text-s text-ink-quiet">{t('line_text')}</p>
      <ChoiceChips
        legend={t('line_title')}
        choices={[
          { value: wifi, label: t('line_wifi') },
          ...data.lines.map((line) => ({ value: line, label: readableNumber(line) })),
        ]}
        value={data.line ?? wifi}
        onValueChange={choose}
      />
    </Card>
  );
}
