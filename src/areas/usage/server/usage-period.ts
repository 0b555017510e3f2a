import { runningPeriod, type Period } from '../rules.ts';
import type { UsageNumber } from './usage-store.ts';

/** The running period of a number: that of its plan. */
export function periodOf({ allowances }: Pick<UsageNumber, 'allowances'>, today: string): Period {
  const plans = allowances.filter(({ source }) => source === 'plan');
  return runningPeriod(
    plans.map(({ period_from: from, period_to: to }) => ({ from, to })),
    today,
  );
}
