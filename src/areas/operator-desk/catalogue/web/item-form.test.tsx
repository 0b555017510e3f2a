import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { drawWithApi } from '#testing/web/draw-with-api.tsx';
import { item, kind } from '../../web/stories/sample.ts';
import { operatorDeskEn } from '../../texts/en.ts';
import { changeCatalogue, countHolders } from '../contract.ts';
import { ItemForm } from './item-form.tsx';

afterEach(cleanup);

const who = { name: 'ana', roles: ['editor'], needs_approval: false, has_questions: true, today: '2030-05-31' };

function draw(customers: number | null, signedIn = who) {
  const call = vi.fn((spec: object) => Promise.resolve(spec === countHolders ? { customers } : signedIn));
  drawWithApi(<ItemForm kind={kind} item={item} />, {
    api: { call },
    texts: { 'operator-desk': operatorDeskEn },
    locale: 'en',
  });
  const price = screen.getByLabelText(operatorDeskEn.field_regular_price_cents);
  fireEvent.change(price, { target: { value: '5.99' } });
  return call;
}

it('a change starts tomorrow by the clock of the portal, unless another day is chosen', async () => {
  draw(3);
  const day = screen.getByLabelText<HTMLInputElement>(operatorDeskEn.begins_on);
  await waitFor(() => expect(day.value).toBe('2030-06-01'));
  expect(day.min).toBe('2030-05-31');
});

it('before it is saved, the form lists old and new values and how many customers have the item', async () => {
  draw(3);
  expect(screen.getByText(/€4\.99 → €5\.99/)).toBeTruthy();
  expect(await screen.findByText('3 customers have it now.')).toBeTruthy();
});

it('the form says nothing about customers if the portal does not know them', async () => {
  const call = draw(null);
  await waitFor(() => expect(call).toHaveBeenCalledWith(countHolders, expect.anything()));
  await act(() => Promise.all(call.mock.results.map(({ value }) => value)));
  expect(screen.getByText(/€4\.99 → €5\.99/)).toBeTruthy();
  expect(screen.queryByText(/customer/)).toBeNull();
});

it('after a proposal the form is empty, so that the same change is not proposed twice', async () => {
  const call = draw(3, { ...who, needs_approval: true });
  const price = screen.getByLabelText<HTMLInputElement>(/^Price per month/);
  expect(price.value).toBe('5.99');
  fireEvent.click(screen.getByRole('button', { name: operatorDeskEn.save }));
  await waitFor(() => expect(call).toHaveBeenCalledWith(changeCatalogue, expect.anything()));
  await waitFor(() => expect(price.value).toBe('4.99'));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: operatorDeskEn.save }).disabled).toBe(true);
});
