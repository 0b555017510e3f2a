import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { DialogStage } from '#platform/web/gallery/stage.tsx';
import { profileBg } from '../../../texts/bg.ts';
import { profileCardsBg } from '../../../texts/cards.bg.ts';
import { PaymentPageDialog } from './payment-page-dialog.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  document.querySelector('form')?.remove();
});

const fields = { TransactionId: '000017', Amount: '1.00', Currency: 'EUR', Signature: 'a+b/c=' };

it.each([
  ['a new card', null, 'addCard'],
  ['another card', '0b7f4c7e-5d0a-4c1f-9a54-6f2c8f0a2001', 'replaceCard'],
])('the hidden form for %s has all transaction fields but BaseUrl [PR-096]', async (_what, replaced, call) => {
  const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue();
  const url = 'https://bank.example/pay';
  const answers = { [call]: { data: { url, transaction: { BaseUrl: url, ...fields } } } };
  render(
    <DialogStage language="bg" texts={{ profile: profileBg, 'profile-cards': profileCardsBg }} answers={answers}>
      <PaymentPageDialog title="Карта" text="" replacedCardId={replaced} />
    </DialogStage>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Към страницата на банката' }));
  await waitFor(() => expect(submit).toHaveBeenCalledOnce());
  const form = submit.mock.contexts[0] as HTMLFormElement;
  expect([form.method, form.action, form.hidden]).toEqual(['post', url, true]);
  expect(Object.fromEntries(new FormData(form))).toEqual(fields);
  expect([...form.elements].every((input) => (input as HTMLInputElement).type === 'hidden')).toBe(true);
});
