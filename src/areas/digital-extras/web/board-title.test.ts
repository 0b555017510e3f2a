import { createTranslator } from 'use-intl/core';
import { expect, it } from 'vitest';
import type { Extra } from '../contract-parts.ts';
import { extrasEn } from '../texts/en.ts';
import { boardTitle } from './board-title.ts';
import { samplesIn } from './stories/sample.ts';

const t = createTranslator({
  locale: 'en',
  messages: { 'digital-extras': extrasEn },
  namespace: 'digital-extras',
}) as never;

const { film, cloud } = samplesIn((_, en) => en);
const onPosition = (slot: number, extra: Extra): Extra => ({ ...extra, slot, status: 'Active', is_on_slot: true });
const titleOf = (swappable_addons: Extra[], free_slots: number) =>
  boardTitle({ swappable_addons, swappable_slots: { free_slots, next_swap_date: null } }, { t });

it.each([
  ['all are free', [], 'You have two free positions'],
  ['one is taken', [onPosition(2, film)], 'You have one free position'],
  ['all are taken', [onPosition(1, film), onPosition(2, cloud)], 'All your positions are taken'],
])('the title of two positions if %s', (_, extras, title) => {
  const text = 'Your tariff includes two extras at no charge.';
  expect(titleOf(extras, 2)).toEqual({ title, text, note: extrasEn.board_rule });
});

it('a tariff without positions has no title', () => {
  expect(titleOf([film], 0)).toBeNull();
});
