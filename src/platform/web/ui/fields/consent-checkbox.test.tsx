import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { ConsentCheckbox } from './consent-checkbox.tsx';

afterEach(cleanup);

function draw() {
  const onRead = vi.fn();
  const terms = (
    <button key="terms" type="button" onClick={onRead}>
      the terms
    </button>
  );
  render(<ConsentCheckbox label={['I accept ', terms, '. Donations are not returned.']} />);
  return { onRead, user: userEvent.setup() };
}

it('its name is the whole sentence, and its words toggle it', async () => {
  const { user } = draw();
  const checkbox = screen.getByRole('checkbox', { name: /^I accept the terms ?\. Donations are not returned\.$/ });
  await user.click(screen.getByText('. Donations are not returned.'));
  expect((checkbox as HTMLInputElement).checked).toBe(true);
});

it('the button in the sentence opens the terms and does not toggle it', async () => {
  const { user, onRead } = draw();
  await user.click(screen.getByRole('button'));
  expect(onRead).toHaveBeenCalledTimes(1);
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
});
