import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { DialogWindow } from './dialog-window.tsx';

afterEach(cleanup);

function Screen({ deletesRow }: { deletesRow: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const [hasRow, setRow] = useState(true);
  const close = () => {
    if (deletesRow) setRow(false);
    setOpen(false);
  };
  return (
    <main>
      <h1>Адреси</h1>
      {hasRow && (
        <button type="button" onClick={() => setOpen(true)}>
          Изтрий
        </button>
      )}
      <DialogWindow open={isOpen} texts={{ close: 'Затвори' } as never} onClose={close}>
        <button type="button" onClick={close}>
          Потвърди
        </button>
      </DialogWindow>
    </main>
  );
}

it.each([
  ['returns the focus to its button', false, 'Изтрий'],
  ['moves the focus to the heading if its button is gone', true, 'Адреси'],
])('a closed dialog %s', async (_result, deletesRow, focused) => {
  render(<Screen deletesRow={deletesRow} />);
  await userEvent.click(screen.getByRole('button'));
  await userEvent.click(await screen.findByRole('button', { name: 'Потвърди' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByText(focused)));
});
