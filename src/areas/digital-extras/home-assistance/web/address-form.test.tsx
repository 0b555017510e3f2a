import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { drawWithApi } from '#testing/web/draw-with-api.tsx';
import { extrasBg } from '../../texts/bg.ts';
import { extrasDialogsBg } from '../../texts/dialogs.bg.ts';
import { msisdn, samplesIn, today } from '../../web/stories/sample.ts';
import type { Extra } from '../../contract-parts.ts';
import { AddressForm } from './address-form.tsx';

const guard = vi.hoisted(() => vi.fn<(hasUnsaved: boolean) => void>());
vi.mock('#platform/web/unsaved-changes/use-unsaved-guard.ts', () => ({ useUnsavedGuard: guard }));
vi.mock('#platform/web/i18n/text-provider.tsx', async (original) => ({
  ...(await original<object>()),
  useLanguage: () => 'bg',
}));

vi.mock('#platform/web/configuration.ts', () => ({ useConfiguration: () => ({ brand: {} }) }));

afterEach(cleanup);

const saved = {
  id: 'mother',
  city: 'Варна',
  post_code: '9000',
  street_name: 'ул. Шипка',
  street_no: '12',
  quarter_name: null,
  building_number: null,
  entry: 'А',
  floor: '3',
  ap: null,
  address_comment: 'При мама',
};

const { assistance, film } = samplesIn((bg) => bg);

function drawForm(addresses: readonly object[], swap?: { replaced: Extra; keepPaid: boolean }) {
  const call = vi.fn().mockImplementation(({ name }: { name: string }) => {
    return name === 'listAddresses' ? Promise.resolve(addresses) : new Promise(() => undefined);
  });
  const data = { swappable_addons: [], swappable_slots: { free_slots: 0 }, addons: [], today };
  drawWithApi(<AddressForm data={data as never} msisdn={msisdn} target={assistance} swap={swap} />, {
    api: { call },
    texts: { 'digital-extras': extrasBg, 'extras-dialogs': extrasDialogsBg },
  });
  return { call, user: userEvent.setup() };
}

const field = (which: 'contact_number' | 'zip_code' | 'city' | 'address') =>
  screen.getByLabelText<HTMLInputElement>(extrasBg[`address_${which}`]);

it('a changed contact number alone is unsaved, the number it began with is not', async () => {
  const { user } = drawForm([]);
  expect(guard).toHaveBeenLastCalledWith(false);
  await user.type(field('contact_number'), '2');
  expect(guard).toHaveBeenLastCalledWith(true);
  await user.type(field('contact_number'), '{Backspace}');
  expect(guard).toHaveBeenLastCalledWith(false);
});

it('a saved address fills the form and is sent', async () => {
  const { call, user } = drawForm([saved]);
  const choice = await screen.findByLabelText<HTMLSelectElement>(extrasBg.address_saved);
  await user.selectOptions(choice, 'mother');
  expect([field('zip_code').value, field('city').value, field('address').value]).toEqual([
    '9000',
    'Варна',
    'ул. Шипка 12, вх. А, ет. 3',
  ]);
  await user.click(screen.getByRole('button', { name: extrasBg.address_request }));
  await waitFor(() => expect(call.mock.lastCall?.[0]).toMatchObject({ name: 'activateHomeAssistance' }));
  expect(call.mock.lastCall?.[1]).toMatchObject({
    body: { zip_code: '9000', city: 'Варна', address: 'ул. Шипка 12, вх. А, ет. 3' },
  });
});

it('an edited address is another one, and choosing another one empties the fields', async () => {
  const { user } = drawForm([saved]);
  const choice = await screen.findByLabelText<HTMLSelectElement>(extrasBg.address_saved);
  await user.selectOptions(choice, 'mother');
  expect(choice.value).toBe('mother');
  await user.type(field('address'), ', ап. 8');
  expect(choice.value).toBe('');
  await user.selectOptions(choice, 'mother');
  await user.selectOptions(choice, '');
  expect(field('address').value).toBe('');
});

it('a saved address in Latin letters is explained as soon as it is chosen', async () => {
  const { user } = drawForm([{ ...saved, street_name: 'Shipka' }]);
  await user.selectOptions(await screen.findByLabelText(extrasBg.address_saved), 'mother');
  expect(screen.getByRole('alert').textContent).toBe(extrasBg.address_not_cyrillic);
});

it('a person without saved addresses is offered none', async () => {
  const { call } = drawForm([]);
  await waitFor(() => expect(call).toHaveBeenCalled());
  expect(screen.queryByLabelText(extrasBg.address_saved)).toBeNull();
});

it.each([
  [true, `„${assistance.name}“ и „${film.name}“`],
  [false, assistance.name],
])('the receipt is headed by all it is about (replaced extra kept as paid: %s)', (keepPaid, title) => {
  drawForm([], { replaced: film, keepPaid });
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(title);
});
