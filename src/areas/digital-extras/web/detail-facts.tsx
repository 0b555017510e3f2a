import { useTranslations } from 'use-intl/react';
import type { Eligibility } from '../contract.ts';
import type { Extra } from '../contract-parts.ts';
import { insideFact, startFact, stopFact } from '../detail-facts.ts';
import { isStreamingPlan, streamingPlans } from '../streaming/rules.ts';
import { everyExtra } from '../states.ts';
import { useExtraName, useExtraNames } from './use-extra-names.ts';
import { useHomeAssistanceCodes } from '../home-assistance/web/use-home-assistance-codes.ts';

type DetailFactsProps = { extra: Extra; data: Eligibility; isIncluded: boolean };

export function DetailFacts({ extra, data, isIncluded }: DetailFactsProps) {
  const t = useTranslations('digital-extras');
  const isHomeAssistance = useHomeAssistanceCodes().has(extra.code);
  const name = useExtraName()(extra);
  const names = useExtraNames();
  const inside = insideFact(extra, { isIncluded, isPrepaid: data.is_prepaid });
  const starts = startFact(extra, { isHomeAssistance, verificationType: data.verification_type });
  const base = everyExtra(data).filter(({ group_type }) => group_type === extra.parent_extra_group);
  const plan = isStreamingPlan(extra.code) ? streamingPlans[extra.code] : { devices: 0, quality: '' };
  const facts = [
    {
      word: t('inside'),
      text: [t(`inside_${inside}`, plan), ...(base.length > 0 ? [t('inside_needs', { names: names(base) })] : [])],
    },
    { word: t('starts'), text: [t(`starts_${starts}`, { name })] },
    { word: t('stops'), text: [t(`stops_${stopFact(extra)}`)] },
  ];
  return (
    <dl className="grid w-full max-w-[52ch] gap-3">
      {facts.map(({ word, text }) => (
        <div key={word}>
          <dt className="font-bold">{word}</dt>
          <dd className="text-ink-quiet">{text.join(' ')}</dd>
        </div>
      ))}
    </dl>
  );
}
