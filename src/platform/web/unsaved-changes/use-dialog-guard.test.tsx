import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { IntlProvider } from 'use-intl/react';
import { shellBg } from '#platform/texts/shell.bg.ts';
import { DialogContent } from '../ui/dialog/dialog-content.tsx';
import { DialogHost } from '../ui/dialog/dialog-host.tsx';
import { closeDialog, currentDialog, openDialog, registerDialogs } from '../ui/dialog/dialog-registry.ts';
import { useDialogGuard } from './use-dialog-guard.tsx';

declare module '#platform/web/ui/dialog/dialog-registry.ts' {
  interface Dialogs {
    'test-guard.Form': Record<never, never>;
  }
}

registerDialogs('test-guard', { Form: () => Promise.resolve(FormDialog) });

afterEach(async () => {
  await closeDialog();
  cleanup();
});

function FormDialog() {
  const [street, setStreet] = useState('');
  const leaveQuestion = useDialogGuard(street !== '');
  return (
    <DialogContent title="Адрес">
      <label>
        Улица
        <input value={street} onChange={(event) => setStreet(event.target.value)} />
      </label>
      {leaveQuestion}
    </DialogContent>
  );
}

const dialogTexts = {
  close: 'Затвори',
  loading: '',
  failedTitle: '',
  failedText: '',
  retry: '',
  findingOut: '',
};

async function openForm(typed = '') {
  render(
    <IntlProvider locale="bg" messages={{ shell: shellBg }}>
      <DialogHost texts={dialogTexts} />
    </IntlProvider>,
  );
  openDialog('test-guard.Form');
  const field = await screen.findByLabelText('Улица');
  if (typed) await userEvent.type(field, typed);
}

const question = () => screen.queryByText(shellBg.unsaved_title);
const isReloadAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('an empty form closes at once', async () => {
  await openForm();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(currentDialog()).toBeNull());
  expect(question()).toBeNull();
});

it.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['the close button', () => userEvent.click(screen.getByRole('button', { name: 'Затвори' }))],
  ['Back', () => Promise.resolve(window.dispatchEvent(new PopStateEvent('popstate')))],
])('a filled form asks before %s discards it, and keeps the text when the user stays', async (_, dismiss) => {
  await openForm('Витоша');
  await dismiss();
  await screen.findByText(shellBg.unsaved_title);
  await userEvent.click(screen.getByRole('button', { name: shellBg.unsaved_stay }));
  await waitFor(() => expect(question()).toBeNull());
  expect(screen.getByLabelText<HTMLInputElement>('Улица').value).toBe('Витоша');
  expect(currentDialog()).not.toBeNull();
});

it('a second Escape closes the question, not the form', async () => {
  await openForm('Витоша');
  await userEvent.keyboard('{Escape}');
  await screen.findByText(shellBg.unsaved_title);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(question()).toBeNull());
  expect(currentDialog()).not.toBeNull();
});

it('a user who discards the form leaves it, and a reload asks only until then', async () => {
  await openForm('Витоша');
  expect(isReloadAsked()).toBe(true);
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await screen.findByRole('button', { name: shellBg.unsaved_leave }));
  await waitFor(() => expect(currentDialog()).toBeNull());
  expect(isReloadAsked()).toBe(false);
});
