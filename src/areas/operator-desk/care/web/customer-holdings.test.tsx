import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { drawWithApi } from '#testing/web/draw-with-api.tsx';
import { operatorDeskEn } from '../../texts/en.ts';
import { customer } from '../../web/stories/sample.ts';
import { CustomerHoldings, type CustomerPage } from './customer-holdings.tsx';

afterEach(cleanup);

const draw = (shown: CustomerPage) =>
  drawWithApi(<CustomerHoldings customer={shown} />, {
    api: {},
    texts: { 'operator-desk': operatorDeskEn },
    locale: 'en',
  });

it('an extra is listed once, with its state and its terms', () => {
  draw(customer);
  expect(screen.getAllByText('Кинотека')).toHaveLength(1);
  const line = screen.getByText('Кинотека').closest('li');
  expect(line?.textContent).toContain(operatorDeskEn.status_Active);
  expect(line?.textContent).toContain('€4.99');
  for (const { name } of customer.services[0]!.extras) expect(screen.getAllByText(name)).toHaveLength(1);
});

it('several services are folded, with their tariff and number of extras; a single one is open', () => {
  const { container, unmount } = draw(customer);
  expect(Array.from(container.querySelectorAll('details'), ({ open }) => open)).toEqual([false, false]);
  expect(screen.getByText(/4 extras/).textContent).toContain('Простор 25');
  expect(screen.getByText(/no extras/)).toBeTruthy();
  unmount();
  const single = draw({ ...customer, services: customer.services.slice(0, 1) });
  expect(single.container.querySelector('details')?.open).toBe(true);
});
