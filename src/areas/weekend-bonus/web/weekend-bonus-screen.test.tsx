import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { shellBg } from '#platform/texts/shell.bg.ts';
import { drawWithApi } from '#testing/web/draw-with-api.tsx';
import type { BonusEligibility } from '../contract.ts';
import { weekendBonusBg } from '../texts/bg.ts';
import { Bonus } from './weekend-bonus-screen.tsx';

vi.mock('#platform/web/portal-link.tsx', () => ({ PortalLink: () => null }));

afterEach(cleanup);

const number = { msisdn: '359888100101', status: 'NotJoined', label: '', tariff_name: '', activated_at: null };

function openPage(today: string, endsOn: string): void {
  const campaign = { bonus_mb: 5120, starts_on: '2026-11-01', ends_on: endsOn };
  const bonus = { today, campaign, is_eligible: true, participation_details: [number] } as unknown as BonusEligibility;
  drawWithApi(<Bonus bonus={bonus} />, { texts: { 'weekend-bonus': weekendBonusBg, shell: shellBg } });
}

const title = () => screen.getByRole('heading', { level: 1 }).textContent;

it('numbers cannot be chosen when the campaign has no weekend left', () => {
  openPage('2026-11-30', '2026-12-04');
  expect(title()).toBe(weekendBonusBg.title_last);
  expect(screen.queryByRole('checkbox')).toBeNull();
});

it.each([
  ['2026-11-29', 'неделя'],
  ['2026-11-28', 'събота'],
])('the last weekend of a campaign that ends on %s lasts until %s', (endsOn, day) => {
  openPage('2026-11-28', endsOn);
  expect(title()).toBe(`5 GB за този уикенд, до ${day}, 23:59`);
  expect(screen.getByText(new RegExp(`важи до ${day}, 23:59`))).toBeTruthy();
  expect(screen.getByRole('checkbox')).toBeTruthy();
});
