import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { errorsEn } from '#platform/texts/errors.en.ts';
import { ApiError } from '#platform/web/api/api-error.ts';
import { drawWithApi } from '#testing/web/draw-with-api.tsx';
import { operatorDeskEn } from '../../texts/en.ts';
import { deskSignInOptions } from '../contract.ts';
import { IdentityProviderButton } from './identity-provider-button.tsx';

afterEach(cleanup);

function draw(identity_provider: boolean) {
  const call = vi.fn(({ name }: { name: string }) =>
    name === deskSignInOptions.name
      ? Promise.resolve({ identity_provider })
      : Promise.reject(new ApiError('EC_Partner_Unavailable', 503, '')),
  );
  drawWithApi(<IdentityProviderButton />, {
    api: { call },
    texts: { 'operator-desk': operatorDeskEn, errors: errorsEn },
    locale: 'en',
  });
  return call;
}
const name = operatorDeskEn.provider_sign_in;

it('is offered with a provider, and says that the provider does not answer', async () => {
  draw(true);
  await userEvent.click(await screen.findByRole('button', { name }));
  expect(await screen.findByText(errorsEn.EC_PARTNER_UNAVAILABLE)).toBeTruthy();
});

it('is not offered without a provider', async () => {
  const call = draw(false);
  await waitFor(() => expect(call).toHaveBeenCalled());
  expect(screen.queryByRole('button')).toBeNull();
});
