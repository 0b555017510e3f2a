import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Stage } from '#platform/web/gallery/stage.tsx';
import { extrasBg } from '../texts/bg.ts';
import { PositionsBoard } from './positions-board.tsx';
import { msisdn, samplesIn, today } from './stories/sample.ts';

afterEach(cleanup);

const { film, cloud } = samplesIn((bg) => bg);
const on = (slot: number, extra: typeof film, status: string) => ({ ...extra, slot, status, is_on_slot: true });

async function drawBoard(swappable_addons: object[]) {
  const data = { swappable_addons, swappable_slots: { free_slots: 3, next_swap_date: null }, today };
  render(
    <Stage language="bg" texts={{ 'digital-extras': extrasBg }}>
      <PositionsBoard msisdn={msisdn} data={data as never} />
    </Stage>,
  );
  await screen.findByText(extrasBg.board_rule);
}

it.each([
  ['all positions are free', []],
  ['the only extra is being activated', [on(1, film, 'InProgress')]],
])('no swap is promised for today where %s', async (_, extras) => {
  await drawBoard(extras);
  expect(screen.queryByText(extrasBg.swap_now)).toBeNull();
});

it('a swap is promised for today where an active extra can be swapped', async () => {
  await drawBoard([on(1, film, 'Active'), on(2, cloud, 'InProgress')]);
  expect(screen.getByText(extrasBg.swap_now)).toBeTruthy();
});
