import { Dialog } from '@base-ui/react/dialog';
import { QueryClient } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { errorsEn } from '#platform/texts/errors.en.ts';
import { ApiError } from '#platform/web/api/api-error.ts';
import { drawWithApi } from '#testing/web/draw-with-api.tsx';
import { profileCardsEn } from '../../texts/cards.en.ts';
import { profileEn } from '../../texts/en.ts';
import { addressesKey } from '#platform/web/api/query-keys.ts';
import { cardsKey } from '#platform/web/api/query-keys.ts';
import { address, cards } from '../stories/sample.ts';
import { DeleteAddressDialog } from '../../addresses/web/dialogs/delete-address-dialog.tsx';
import { DeleteCardDialog } from '../../cards/web/dialogs/delete-card-dialog.tsx';

vi.mock('#platform/web/i18n/text-provider.tsx', async (original) => ({
  ...(await original<object>()),
  useLanguage: () => 'en',
}));
afterEach(cleanup);

function show(dialog: ReactNode, refusal: ApiError) {
  const client = new QueryClient();
  client.setQueryData(addressesKey, [address]);
  client.setQueryData(cardsKey, cards);
  const texts = { errors: errorsEn, profile: profileEn, 'profile-cards': profileCardsEn };
  drawWithApi(<Dialog.Root open>{dialog}</Dialog.Root>, {
    api: { call: vi.fn().mockRejectedValue(refusal) },
    texts,
    client,
    locale: 'en',
  });
  return client;
}

const buttons = () => screen.getAllByRole('button').map((button) => button.textContent);

it.each([
  ['an address', <DeleteAddressDialog key="address" address={address} />, profileEn.address_delete, addressesKey],
  ['a card', <DeleteCardDialog key="card" card={cards[0]!} />, profileCardsEn.card_remove, cardsKey],
] as const)(
  '%s that is already deleted leaves only Close, and the list is read again',
  async (_what, dialog, name, key) => {
    const client = show(dialog, new ApiError('EC_User_Not_Authoried', 403, ''));
    const remove = await screen.findByRole('button', { name });
    await userEvent.click(remove);
    await screen.findByRole('button', { name: 'Close' });
    expect(buttons().filter(Boolean)).toEqual(['Close']);
    expect(document.activeElement?.textContent).toBe('Close');
    expect(client.getQueryState(key)?.isInvalidated).toBe(true);
  },
);

it('a deletion that was refused for another reason can be tried again', async () => {
  show(<DeleteAddressDialog address={address} />, new ApiError('EC_Overloaded', 503, ''));
  await userEvent.click(await screen.findByRole('button', { name: profileEn.address_delete }));
  await screen.findByText(errorsEn.EC_OVERLOADED);
  expect(screen.getByRole('button', { name: profileEn.address_delete })).toBeTruthy();
});
