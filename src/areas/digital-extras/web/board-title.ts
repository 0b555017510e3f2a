// The title of the positions: how many are free, and the rule for changing them.

import type { Title, TitleTools } from '#platform/web/early-title.ts';
import type { Eligibility } from '../contract.ts';
import { positionsOf } from '../positions.ts';

/** The texts that it uses. */
export const titleTexts = ['board_free', 'board_full', 'board_text', 'board_rule'] as const;

type Tools = Pick<TitleTools<'digital-extras'>, 't'>;
type Positions = Pick<Eligibility, 'swappable_addons' | 'swappable_slots'>;

/** Null if the tariff has no positions. */
export function boardTitle({ swappable_addons, swappable_slots }: Positions, { t }: Tools): Required<Title> | null {
  const { free_slots } = swappable_slots;
  if (free_slots === 0) return null;
  const left = positionsOf(swappable_addons, free_slots).filter(({ extra }) => extra === null).length;
  return {
    title: left > 0 ? t('board_free', { count: left }) : t('board_full'),
    text: t('board_text', { count: free_slots }),
    note: t('board_rule'),
  };
}
