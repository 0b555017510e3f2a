import { cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { drawWithApi } from '#testing/web/draw-with-api.tsx';
import type { TopUp } from '../top-up-contract.ts';
import { creditedTopUp, textsIn } from './stories/sample.ts';
import { State } from './top-up-list.tsx';

afterEach(cleanup);

it.each<[Partial<TopUp>, RegExp]>([
  [{ state: 'refused', reason: 'bank', message: 'Няма достатъчно средства.' }, /Банката отказа.*Няма достатъчно/s],
  [{ state: 'refused', reason: 'voucher-used', way: 'voucher' }, /използван/],
  [{ state: 'credited', reason: null }, /^Заредено$/],
])('a listed top-up %o shows the reason that the server knows', (more, text) => {
  const { container } = drawWithApi(<State topUp={{ ...creditedTopUp, ...more }} />, { texts: textsIn('bg') });
  expect(container.textContent).toMatch(text);
});
