import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { shellBg } from '#platform/texts/shell.bg.ts';
import { drawWithApi } from '#testing/web/draw-with-api.tsx';
import type { Attention } from '../contract.ts';
import { homeBg } from '../texts/bg.ts';
import { NeedCard } from './need-card.tsx';

vi.mock('#platform/web/portal-link.tsx', () => ({ PortalLink: 'a' }));

afterEach(cleanup);

const freePeriod: Attention = {
  service_id: '359888100101',
  kind: 'free-period-ends',
  subject: '20060',
  due_on: '2026-11-20',
  in_bell: true,
  properties: { name: 'Защита в мрежата', price_cents: 199 },
};
const trip: Attention = {
  ...freePeriod,
  kind: 'trip-near',
  subject: 'trip',
  properties: { name: 'Турция', country_id: 'TR' },
};

function draw(item: Attention, today: string) {
  const card = <NeedCard item={item} service={undefined} today={today} isFirst showsFigures={false} />;
  drawWithApi(card, { texts: { shell: shellBg, home: homeBg } });
}
const title = () => screen.getByRole('heading', { level: 3 }).textContent;

it.each([
  ['2026-11-18', 'след 3 дни', 'Остават 3 безплатни дни'],
  ['2026-11-19', 'след 2 дни', 'Остават 2 безплатни дни'],
  ['2026-11-20', 'утре', 'Остава 1 безплатен ден'],
])('on %s an extra whose last free day is 20 November becomes paid %s', (today, when, left) => {
  draw(freePeriod, today);
  expect(title()).toBe(`„Защита в мрежата“ става платена ${when}`);
  expect(screen.getByText(left)).toBeTruthy();
});

it.each([
  ['2026-11-18', 'Турция: пътуваш след 2 дни', /^Тръгваш на 20\.11\.2026\./],
  ['2026-11-20', 'Турция: пътуваш днес', /^Тръгваш на 20\.11\.2026\./],
  ['2026-11-23', 'Турция: пътуваш сега', /^Пътуването започна на 20\.11\.2026\./],
])('on %s a trip that starts on 20 November has the title %s', (today, shown, text) => {
  draw(trip, today);
  expect(title()).toBe(shown);
  expect(screen.getByText(text)).toBeTruthy();
});
