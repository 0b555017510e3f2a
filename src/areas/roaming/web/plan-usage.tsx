import { useTranslations } from 'use-intl/react';
import { Progress } from '#platform/web/ui/cards/progress.tsx';
import type { RoamingPlan } from '../contract.ts';
import { useDataText } from './use-amount-text.ts';

const uses = ['minutes', 'sms', 'megabytes'] as const;
const nameOf = { minutes: 'usage_minutes', sms: 'usage_sms', megabytes: 'usage_data' } as const;

/** The usage of a plan; of a package with its allowance. */
export function PlanUsage({ used, allowance }: Pick<RoamingPlan, 'used' | 'allowance'>) {
  const t = useTranslations('roaming-dialogs');
  const amount = useAmountWords();
  if (!used) return null;
  const shown = uses.filter((use) => !allowance || allowance[use] > 0);
  return (
    <div className="grid gap-4">
      {!allowance && <h3 className="text-s font-bold text-ink-quiet">{t('usage_this_plan')}</h3>}
      <dl className="plan-usage">
        {shown.map((use) => {
          const words = allowance
            ? t('usage_of', { used: amount(use, used[use]), all: amount(use, allowance[use]) })
            : amount(use, used[use]);
          return (
            <div key={use}>
              <dt>{t(nameOf[use])}</dt>
              <dd>{words}</dd>
              {allowance && (
                <dd className="plan-usage-bar">
                  <Progress label={words} done={Math.min(used[use], allowance[use])} total={allowance[use]} />
                </dd>
              )}
            </div>
          );
        })}
      </dl>
    </div>
  );
}

function useAmountWords(): (use: (typeof uses)[number], count: number) => string {
  const t = useTranslations('roaming');
  const dataWords = useDataText();
  return (use, count) => {
    if (use === 'megabytes') return dataWords(count);
    return t(use === 'sms' ? 'messages' : 'minutes', { count });
  };
}
