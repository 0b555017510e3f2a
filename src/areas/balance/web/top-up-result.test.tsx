import { QueryClient } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { NoAnswer } from '#platform/web/api/api-error.ts';
import { drawWithApi } from '#testing/web/draw-with-api.tsx';
import { savePurchaseStep } from '#platform/web/balance/purchase-step.ts';
import type { TopUp } from '../top-up-contract.ts';
import { creditedTopUp, textsIn } from './stories/sample.ts';
import { TopUpResult } from './top-up-result.tsx';

vi.mock('@tanstack/react-router', async (original) => ({
  ...(await original<object>()),
  useRouter: () => ({ navigate: vi.fn() }),
}));

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

function draw(topUp: Partial<TopUp>) {
  const call = vi.fn(() => Promise.resolve({ ...creditedTopUp, ...topUp }));
  drawWithApi(<TopUpResult topUpId="t-1" />, { api: { call }, texts: textsIn('bg') });
}

it.each<[Partial<TopUp>, RegExp]>([
  [{ state: 'paying' }, /Банката още не е потвърдила/],
  [{ state: 'crediting' }, /още не е потвърдила.*връщаме парите/s],
  [{ state: 'crediting', way: 'voucher' }, /Не въвеждай кода пак/],
  [{ state: 'crediting', way: 'refund' }, /Връщаме парите в баланса.*10,00.*от отказа ти/],
  [{ state: 'credited' }, /е зареден с 10,00/],
  [{ state: 'refused', reason: 'bank' }, /Банката отказа/],
  [{ state: 'refused', reason: 'voucher-used', way: 'voucher' }, /вече е използван/],
  [{ state: 'refused', reason: 'voucher-unknown', way: 'voucher' }, /Няма такъв код/],
  [{ state: 'cancelled' }, /Нищо не е взето/],
  [{ state: 'refunding', reason: 'not-credited' }, /Връщаме 10,00/],
  [{ state: 'failed', reason: 'not-received', way: 'voucher' }, /Ваучерът не е използван/],
  [{ state: 'failed', reason: 'not-credited', way: 'voucher' }, /Номерът не можа да се зареди/],
  [{ state: 'failed', reason: 'not-credited', way: 'refund' }, /ще се свържем с теб/],
])('%j says what is known [BA-003, BA-004]', async (topUp, text) => {
  draw(topUp);
  expect((await screen.findByRole('status')).textContent).toMatch(text);
});

it('only a credited top-up leads back to the interrupted purchase [BA-009]', async () => {
  const { msisdn } = creditedTopUp;
  savePurchaseStep({ msisdn, dialog: 'roaming.PlanActivationWeb', props: {}, path: '/roaming', search: {} });
  draw({ state: 'crediting' });
  await screen.findByRole('status');
  expect(screen.queryByRole('button', { name: 'Продължи с покупката' })).toBeNull();
  cleanup();
  draw({ state: 'credited' });
  expect(await screen.findByRole('button', { name: 'Продължи с покупката' })).toBeTruthy();
});

it('without an interrupted purchase nothing is offered [BA-009]', async () => {
  draw({ state: 'credited' });
  await screen.findByRole('status');
  expect(screen.queryByRole('button')).toBeNull();
});

it('a result that cannot be read is unknown, and nothing is claimed [BA-004]', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const call = () => Promise.reject(new NoAnswer());
  drawWithApi(<TopUpResult topUpId="t-1" />, { api: { call }, texts: textsIn('bg'), client });
  expect(await screen.findByText('Не успяхме да прочетем резултата.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Провери' })).toBeTruthy();
});
