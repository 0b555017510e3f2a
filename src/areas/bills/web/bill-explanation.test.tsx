import { cleanup, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { priceOf } from '#platform/money.ts';
import { drawWithApi } from '#testing/web/draw-with-api.tsx';
import type { BillDetail, Cause } from '../contract.ts';
import { BillExplanation } from './bill-explanation.tsx';
import { openBill, textsIn } from './stories/sample.ts';

vi.mock('#platform/web/portal-link.tsx', () => ({
  PortalLink: ({ to, search, children }: ComponentProps<'a'> & { to: string; search: Record<string, string> }) => (
    <a href={`${to}?${new URLSearchParams(search)}`}>{children}</a>
  ),
}));

afterEach(cleanup);

const cause: Cause = {
  kind: 'begun',
  service_id: '359888100101',
  item_id: '20110',
  name: 'Кинотека',
  amount: priceOf(489),
  from: '2026-10-13',
  to: null,
  change: { day: '2026-10-13', is_own: true, place: 'extra' },
};

function draw(more: Partial<Cause>) {
  const bill = { ...openBill, causes: [{ ...cause, ...more }] } as BillDetail;
  const previous = { ...openBill, period_to: '2026-09-30', total: priceOf(3771) } as unknown as NonNullable<
    BillDetail['previous']
  >;
  drawWithApi(<BillExplanation bill={bill} previous={previous} />, { texts: textsIn('bg') });
}
const linkTarget = () => screen.queryByRole('link', { name: 'Виж' })?.getAttribute('href') ?? null;

it('a change of the person has its day and a link to the extra [BL-003]', () => {
  draw({});
  expect(document.body.textContent).toContain('Ти го направи на 13.10.2026.');
  expect(linkTarget()).toBe('/digital-extras/select-services/details?msisdn=359888100101&code=20110');
});

it('a change of roaming by somebody else leads to roaming [BL-003]', () => {
  draw({ kind: 'roaming', change: { day: '2026-10-13', is_own: false, place: 'roaming' } });
  expect(document.body.textContent).toContain('от друг с достъп до номера');
  expect(linkTarget()).toBe('/roaming?msisdn=359888100101');
});

it('a cause that nobody in the portal made has no link [BL-003]', () => {
  draw({ change: null });
  expect(document.body.textContent).toContain('Кинотека');
  expect(linkTarget()).toBeNull();
});
