import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CodeStep, type CodeStepProps } from './code-step.tsx';

afterEach(cleanup);

const texts = { label: 'Code', resendAfter: 'New code in', resend: 'Send a new code', waitAfterLastSend: 'Wait' };

type FlowOptions = { refuses?: boolean } & Partial<CodeStepProps>;

/** A flow like those of the areas: a wrong code is refused, a new code is counted, a button submits. */
function Flow({ refuses = false, ...more }: FlowOptions) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [sends, setSends] = useState(1);
  const submit = (code: string) => {
    sent(code);
    setError(null);
    if (refuses) queueMicrotask(() => setError('Invalid code.'));
  };
  return (
    <>
      <CodeStep
        texts={texts}
        error={error}
        resendAt={null}
        sends={sends}
        onTyped={setTyped}
        onComplete={submit}
        onResend={() => {
          setError(null);
          setSends(sends + 1);
        }}
        {...more}
      />
      <button type="button" onClick={() => submit(typed)}>
        Confirm
      </button>
    </>
  );
}

const sent = vi.fn<(code: string) => void>();
afterEach(() => sent.mockClear());

const open = (given: FlowOptions = {}) => {
  render(<Flow {...given} />);
  return { user: userEvent.setup(), field: screen.getByLabelText<HTMLInputElement>('Code') };
};
const codes = () => sent.mock.calls.map(([code]) => code);

describe('a code', () => {
  it('field has the focus and the autofill mark', () => {
    const { field } = open();
    expect(document.activeElement).toBe(field);
    expect(field.autocomplete).toBe('one-time-code');
    expect(field.inputMode).toBe('numeric');
  });

  it('is sent once when its last digit is typed', async () => {
    const { user } = open();
    await user.keyboard('12345');
    expect(codes()).toEqual([]);
    await user.keyboard('6');
    expect(codes()).toEqual(['123456']);
  });

  it.each(['123456', '123 456', 'Your code is 123456.'])('is sent when it is pasted: %s', async (words) => {
    const { user, field } = open();
    await user.click(field);
    await user.paste(words);
    expect(codes()).toEqual(['123456']);
  });

  it('is sent when the browser autofills it', () => {
    const { field } = open();
    fireEvent.change(field, { target: { value: '123456' } });
    expect(codes()).toEqual(['123456']);
  });

  it('accepts only six digits', async () => {
    const { user, field } = open({ onComplete: () => undefined });
    await user.keyboard('1a2-3 45678');
    expect(field.value).toBe('123456');
  });

  it('corrected before it was complete is sent with its last digit', async () => {
    const { user } = open();
    await user.keyboard('12{Backspace}3456');
    expect(codes()).toEqual([]);
    await user.keyboard('7');
    expect(codes()).toEqual(['134567']);
  });

  it('completed by a digit in the middle waits for the button', async () => {
    const { user, field } = open();
    await user.keyboard('12356');
    field.setSelectionRange(3, 3);
    await user.keyboard('4');
    expect(field.value).toBe('123456');
    expect(codes()).toEqual([]);
    await user.click(screen.getByText('Confirm'));
    expect(codes()).toEqual(['123456']);
  });
});

describe('a refused code', () => {
  it('keeps the focus in the field, also when sent by the button', async () => {
    const { user, field } = open({ refuses: true, onComplete: () => undefined });
    await user.keyboard('111111');
    await user.click(screen.getByText('Confirm'));
    expect(document.activeElement).toBe(field);
    expect(field.getAttribute('aria-invalid')).toBe('true');
  });

  it('is cleared by a press on a cell, and typing starts with the first digit', async () => {
    const { user, field } = open({ refuses: true });
    await user.keyboard('111111');
    await user.click(field);
    expect(field.value).toBe('');
    await user.keyboard('222222');
    expect(codes()).toEqual(['111111', '222222']);
  });

  it('is cleared by a new code, and the focus returns to the field', async () => {
    const { user, field } = open({ refuses: true });
    await user.keyboard('111111');
    await user.click(screen.getByText('Send a new code'));
    expect(field.value).toBe('');
    expect(document.activeElement).toBe(field);
    await user.keyboard('222222');
    expect(codes()).toEqual(['111111', '222222']);
  });

  it.each([0, 3, 6])('is replaced by typing with the caret at %i', async (caret) => {
    const { user, field } = open({ refuses: true });
    await user.keyboard('111111');
    field.setSelectionRange(caret, caret);
    await user.keyboard('234567');
    expect(field.value).toBe('234567');
    expect(codes()).toEqual(['111111', '234567']);
  });

  it('is replaced by a pasted or autofilled code', async () => {
    const { user, field } = open({ refuses: true });
    await user.keyboard('111111');
    fireEvent.change(field, { target: { value: '234567' } });
    expect(codes()).toEqual(['111111', '234567']);
    field.select();
    await user.paste('345678');
    expect(codes()).toEqual(['111111', '234567', '345678']);
  });

  it('with one digit selected and replaced waits for the button', async () => {
    const { user, field } = open({ refuses: true });
    await user.keyboard('111111');
    field.setSelectionRange(2, 3);
    await user.keyboard('7');
    expect(field.value).toBe('117111');
    expect(codes()).toEqual(['111111']);
  });

  it('with one corrected digit is not sent automatically', async () => {
    const { user, field } = open({ refuses: true });
    await user.keyboard('111111{Backspace}2');
    expect(field.value).toBe('111112');
    expect(codes()).toEqual(['111111']);
    await user.click(screen.getByText('Confirm'));
    expect(codes()).toEqual(['111111', '111112']);
  });

  it('differs from a failed resend: the typed digits stay', async () => {
    const { user, field } = open({ sendError: 'Wait 30 seconds.' });
    await user.keyboard('123');
    expect(screen.getByRole('alert').textContent).toBe('Wait 30 seconds.');
    await user.click(field);
    expect(field.value).toBe('123');
  });

  it('refused again by the button can be retyped like the first', async () => {
    const { user, field } = open({ refuses: true });
    await user.keyboard('111111{Backspace}2');
    await user.click(screen.getByText('Confirm'));
    await user.click(field);
    await user.keyboard('333333');
    expect(codes()).toEqual(['111111', '111112', '333333']);
  });
});
