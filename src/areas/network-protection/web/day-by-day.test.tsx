import { cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'use-intl/react';
import { afterEach, expect, it } from 'vitest';
import { networkProtectionBg } from '../texts/bg.ts';
import { DayByDay } from './day-by-day.tsx';

afterEach(cleanup);

function draw(blocked: number): void {
  const stats = {
    days: 30,
    today: '2026-11-15',
    total: blocked,
    blocked,
    categories: [],
    by_day: [{ day: '2026-11-15', blocked }],
  } as unknown as Parameters<typeof DayByDay>[0]['stats'];
  render(
    <IntlProvider locale="bg" messages={{ 'network-protection': networkProtectionBg }} timeZone="Europe/Sofia">
      <DayByDay stats={stats} />
    </IntlProvider>,
  );
}

it('days with blocked events are shown as a chart or a table', () => {
  draw(3);
  expect(screen.getByRole('tab', { name: 'Графика' })).toBeTruthy();
});

it('without blocked events a sentence replaces the empty chart', () => {
  draw(0);
  expect(screen.getByText(networkProtectionBg.calm_days)).toBeTruthy();
  expect(screen.queryByRole('tab')).toBeNull();
});
