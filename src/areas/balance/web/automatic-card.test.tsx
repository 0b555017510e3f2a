import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { drawWithApi } from '#testing/web/draw-with-api.tsx';
import type { AutomaticTopUp } from '../contract.ts';
import { AutomaticCard } from './automatic-card.tsx';
import { automatic, balance, textsIn } from './stories/sample.ts';

afterEach(cleanup);

const draw = (more: Partial<AutomaticTopUp>) =>
  drawWithApi(<AutomaticCard balance={{ ...balance, automatic: { ...automatic, ...more } }} />, {
    texts: textsIn('bg'),
  });

it.each<[AutomaticTopUp['stop_reason'], RegExp]>([
  ['failures', /картата отказа.*с друга карта/],
  ['card', /картата е изтекла или премахната/],
  ['not_credited', /номерът няколко пъти поред не можа да се зареди/],
  ['number', /вече не беше предплатен номер/],
  ['withdrawal', /заради отказ от зареждане/],
  [null, /Спряно е\. Пусни го пак/],
])('a stopped automatic top-up says why: %s [BA-005]', (reason, text) => {
  draw({ is_stopped: true, stop_reason: reason });
  expect(screen.getByText(text)).toBeTruthy();
});

it.each([1, 2, 7, 28])('the day of the month is grammatical: %i [BA-005]', (day) => {
  draw({ mode: 'day', below: null, day });
  expect(screen.getByText(new RegExp(`^Всеки месец на дата ${day} зареждаме`))).toBeTruthy();
});
