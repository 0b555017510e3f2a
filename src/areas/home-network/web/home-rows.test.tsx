import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { drawWithApi } from '#testing/web/draw-with-api.tsx';
import { GuestForm } from '../guest/web/guest-form.tsx';
import { DeviceState } from '../devices/web/device-row.tsx';
import { homeNetworkBg } from '../texts/bg.ts';
import { homePeopleBg } from '../texts/home.bg.ts';
import { HomeRows } from './home-rows.tsx';
import { device, msisdn } from './stories/sample.ts';

vi.mock('#platform/web/portal-link.tsx', () => ({ PortalLink: 'a' }));

afterEach(cleanup);

const texts = { 'home-people': homePeopleBg, 'home-network': homeNetworkBg };
const guest = device.Guest!;
const off = { IsActive: false, EndsAt: null, Choice: null };

it.each([
  ['on with an end', {}, 'Включена до 16.11.2026 06:00'],
  ['on without an end', { EndsAt: null, Choice: 'always' as const }, homePeopleBg.guest_row_always],
  ['being switched on', { IsPending: true }, homePeopleBg.guest_row_starting],
  ['over', { EndsAt: null, IsEnding: true }, homePeopleBg.guest_row_ending],
  ['being switched off', { ...off, IsPending: true, IsEnding: true }, homePeopleBg.guest_row_ending],
  ['off', off, homePeopleBg.guest_row_off],
])('a guest network that is %s is called so [GW-001]', (_what, more, text) => {
  drawWithApi(<HomeRows msisdn={msisdn} device={{ ...device, Guest: { ...guest, ...more } }} />, { texts });
  expect(screen.getByText(text)).toBeTruthy();
});

it.each([
  ['tonight', 'Три дни'],
  ['three-days', 'Винаги'],
  ['always', 'Тази нощ'],
] as const)('a guest network for %s is offered another end: %s [GW-001]', (Choice, label) => {
  drawWithApi(<GuestForm msisdn={msisdn} device={device} guest={{ ...guest, Choice }} />, { texts });
  expect(screen.getByRole('radio', { checked: true, name: new RegExp(label) })).toBeTruthy();
});

it.each([
  ['2026-11-16T04:00:00Z', 'Без интернет до 16.11.2026 06:00'],
  [null, homePeopleBg.paused],
])('a pause until %s is shown as %s [GW-002]', (PausedUntil, text) => {
  drawWithApi(<DeviceState device={{ ...device.HomeDevices[0]!, Internet: 'paused', PausedUntil }} />, { texts });
  expect(screen.getByText(text)).toBeTruthy();
});
