import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IntlProvider } from 'use-intl/react';
import { afterEach, expect, it } from 'vitest';
import { errorsBg } from '#platform/texts/errors.bg.ts';
import { ApiError, NoAnswer, NotSent } from '#platform/web/api/api-error.ts';
import { DialogHost } from '#platform/web/ui/dialog/dialog-host.tsx';
import { closeDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { registrationBg } from '../texts/bg.ts';
import './frame.tsx';
import { useSayFailure } from './use-say-failure.ts';

const texts = { close: 'Затвори', loading: '', failedTitle: '', failedText: '', retry: '', findingOut: '' };

function Failing({ error }: { error: unknown }) {
  const sayFailure = useSayFailure();
  return (
    <button type="button" onClick={() => sayFailure(error)}>
      Продължи
    </button>
  );
}

afterEach(async () => {
  await closeDialog();
  cleanup();
});

it.each([
  ['a lost answer', new NoAnswer('lost'), 'unknown_title'],
  ['a database that stopped answering', new ApiError('EC_Service_Unavailable', 503, ''), 'unknown_title'],
  ['an error of the server', new ApiError('EC_Generic_Error', 500, ''), 'unknown_title'],
  ['an overload, which starts nothing', new ApiError('EC_Overloaded', 503, ''), 'custom_error_title'],
  ['a device that is offline', new NotSent('offline'), 'custom_error_title'],
  ['a refusal', new ApiError('EC_Invalid_Signal', 400, ''), 'custom_error_title'],
] as const)('after %s the dialog claims only what is known', async (_what, error, title) => {
  render(
    <IntlProvider
      locale="bg"
      messages={{ registration: registrationBg, errors: errorsBg }}
      timeZone="Europe/Sofia"
      onError={() => undefined}
    >
      <Failing error={error} />
      <DialogHost texts={texts} />
    </IntlProvider>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(await screen.findByRole('dialog', { name: registrationBg[title] })).toBeTruthy();
});
