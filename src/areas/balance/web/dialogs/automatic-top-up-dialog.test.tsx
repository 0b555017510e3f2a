import { Dialog } from '@base-ui/react/dialog';
import { QueryClient } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { listCards } from '#areas/profile/contract.ts';
import { drawWithApi } from '#testing/web/draw-with-api.tsx';
import { changeAutomaticTopUp } from '../../contract.ts';
import { topUpOffers } from '../../top-up-contract.ts';
import { msisdn, offers, savedCards, textsIn, today } from '../stories/sample.ts';
import { AutomaticTopUpDialog } from './automatic-top-up-dialog.tsx';

afterEach(cleanup);

const noCard = 'Трябва ти запазена карта.';

type Reads = { readOffers?: () => Promise<typeof offers>; readCards?: () => Promise<typeof savedCards> };

function draw({
  readOffers = () => Promise.resolve(offers),
  readCards = () => Promise.resolve(savedCards),
}: Reads = {}) {
  const call = vi.fn((endpoint: unknown, _request?: unknown): Promise<unknown> => {
    if (endpoint === topUpOffers) return readOffers();
    return endpoint === listCards ? readCards() : new Promise(() => {});
  });
  drawWithApi(
    <Dialog.Root open>
      <Dialog.Portal>
        <Dialog.Popup>
          <AutomaticTopUpDialog msisdn={msisdn} today={today} automatic={null} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>,
    {
      api: { call },
      texts: textsIn('bg'),
      client: new QueryClient({ defaultOptions: { queries: { retry: false } } }),
    },
  );
  return () => call.mock.calls.filter(([endpoint]) => endpoint === changeAutomaticTopUp);
}

it('is saved with the first card [BA-005]', async () => {
  const sent = draw();
  await userEvent.click(await screen.findByRole('button', { name: 'Запази' }));
  const automatic = { mode: 'below', below: 3, amount: 10, ceiling: 30, card: 'visa' };
  expect(sent()).toEqual([[changeAutomaticTopUp, { params: { msisdn }, body: { automatic } }]]);
});

it('asks for a card only if there is none [BA-005]', async () => {
  const cards = Promise.withResolvers<typeof savedCards>();
  draw({ readCards: () => cards.promise });
  expect(await screen.findByText(/^Автоматично зареждане на/)).toBeTruthy();
  expect(screen.queryByText(noCard)).toBeNull();
  cards.resolve(savedCards);
  expect(await screen.findByRole('radio', { name: /2044/ })).toBeTruthy();
  expect(screen.queryByText(noCard)).toBeNull();
});

const once = <Answer,>(answer: Answer) =>
  vi.fn(() => Promise.resolve(answer)).mockRejectedValueOnce(new Error('no answer'));

it.each<[string, Reads]>([
  ['cards', { readCards: once(savedCards) }],
  ['offers', { readOffers: once(offers) }],
])('without an answer about the %s says so and tries again [BA-005]', async (_what, reads) => {
  draw(reads);
  const retry = await screen.findByRole('button', { name: /^Опитай пак/ });
  expect(screen.queryByText(noCard)).toBeNull();
  await userEvent.click(retry);
  expect(await screen.findByRole('radio', { name: /2044/ })).toBeTruthy();
});
