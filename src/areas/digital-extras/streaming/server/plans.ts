// The plans of the same group above and below a streaming plan.

import type { ExtraRow } from '../../server/catalogue.ts';

export type NeighbouringPlans = { upgrades: ExtraRow[]; downgrades: ExtraRow[] };

export function plansAround(plan: ExtraRow, extras: readonly ExtraRow[]): NeighbouringPlans {
  const rank = plan.plan_rank;
  if (rank === null || plan.status !== 'Active') return { upgrades: [], downgrades: [] };
  const family = extras.filter((each) => each.group_type === plan.group_type && each.status === 'Inactive');
  return {
    upgrades: family.filter((each) => (each.plan_rank ?? rank) > rank),
    downgrades: family.filter((each) => (each.plan_rank ?? rank) < rank),
  };
}
