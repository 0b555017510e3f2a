import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IntlProvider } from 'use-intl/react';
import { afterEach, expect, it, vi } from 'vitest';
import { DialogHost } from '#platform/web/ui/dialog-host.tsx';
import { closeDialog, openDialog } from '#platform/web/ui/dialog-registry.ts';
import { registrationBg } from '../texts/bg.ts';
import './frame.tsx';

const navigate = vi.fn();
vi.mock('@tanstack/react-router', async (original) => ({ ...(await original<object>()), useNavigate: () => navigate }));

/** The code of a dialog is fetched when it is opened. */
const patient = { timeout: 20_000 };

const texts = { close: 'Затвори', loading: '', failedTitle: '', failedText: '', retry: '', findingOut: '' };

function drawHost() {
  render(
    <IntlProvider locale="bg" messages={{ registration: registrationBg }} timeZone="Europe/Sofia">
      <DialogHost texts={texts} />
    </IntlProvider>,
  );
}

afterEach(async () => {
  await closeDialog();
  cleanup();
});

it.each([
  ['AddServiceInfoLargeBusinessModal', 'add_large_title', 'RG-012'],
  ['AddServiceInfoModal', 'add_info_title', 'RG-013'],
  ['PidOrEikInfoClientTypeModal', 'pid_type_title', 'RG-015'],
  ['PidOrEikInfoModal', 'pid_info_title', 'RG-016'],
  ['SecurityCodeLargeBusinessModal', 'code_large_title', 'RG-018'],
  ['SecurityCodeModal', 'code_info_title', 'RG-019'],
  ['SecurityCodeSmallBusinessModal', 'code_small_title', 'RG-020'],
  ['ServiceNumberModal', 'number_info_title', 'RG-021'],
  ['ServiceNumberBelongPidModal', 'belongs_title', 'RG-022'],
] as const)('%s explains what it is about under "%s" [%s]', async (name, title, _row) => {
  drawHost();
  openDialog(`registration.${name}`);
  expect(await screen.findByRole('dialog', { name: registrationBg[title] }, patient)).toBeTruthy();
});

it('CustomError says what went wrong [RG-014]', async () => {
  drawHost();
  openDialog('registration.CustomError', { title: 'Не стана', text: 'Фирмата не е посочила кой да одобрява.' });
  expect((await screen.findByRole('dialog', {}, patient)).textContent).toContain(
    'Фирмата не е посочила кой да одобрява.',
  );
});

it('RedirectToBSCareModal leaves with the id of the customer [RG-017, RG-053]', async () => {
  drawHost();
  openDialog('registration.RedirectToBSCareModal', { pid: '999000420' });
  const dialog = await screen.findByRole('dialog', {}, patient);
  expect(dialog.textContent).toContain('999000420');
  await userEvent.click(screen.getByRole('button', { name: 'Към бизнес портала' }));
  await vi.waitFor(() =>
    expect(navigate).toHaveBeenCalledWith({ to: '/business-selfcare/login', search: { pid: '999000420' } }),
  );
});
