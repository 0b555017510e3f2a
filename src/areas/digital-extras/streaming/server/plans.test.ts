import { describe, expect, it } from 'vitest';
import type { ExtraRow } from '../../server/catalogue.ts';
import { plansAround } from './plans.ts';

const plan = (code: string, plan_rank: number | null, status = 'Inactive', group_type = 'Cinema') =>
  ({ code, plan_rank, status, group_type }) as ExtraRow;

const others = [plan('low', 1), plan('high', 3), plan('held', 4, 'Active'), plan('other', 5, 'Inactive', 'Books')];
const around = (one: ExtraRow) => {
  const { upgrades, downgrades } = plansAround(one, [one, ...others, plan('no rank', null)]);
  return { up: upgrades.map(({ code }) => code), down: downgrades.map(({ code }) => code) };
};

describe('the plans around a plan', () => {
  it('are those of its group that the number does not have, by rank', () => {
    expect(around(plan('middle', 2, 'Active'))).toEqual({ up: ['high'], down: ['low'] });
  });

  it.each([
    ['has no rank', plan('middle', null, 'Active')],
    ['is not active', plan('middle', 2, 'InProgress')],
  ])('are none if it %s', (_why, one) => {
    expect(around(one)).toEqual({ up: [], down: [] });
  });
});
