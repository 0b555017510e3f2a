import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { CodeInput } from './code-input.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Typed({ leadingPlus, onComplete }: { leadingPlus: boolean; onComplete: (code: string) => void }) {
  const [value, setValue] = useState('');
  return (
    <CodeInput label="code" value={value} leadingPlus={leadingPlus} onValueChange={setValue} onComplete={onComplete} />
  );
}

function type(text: string, leadingPlus: boolean) {
  const onComplete = vi.fn();
  render(<Typed leadingPlus={leadingPlus} onComplete={onComplete} />);
  fireEvent.change(screen.getByLabelText('code'), { target: { value: text } });
  return { shown: screen.getByLabelText<HTMLInputElement>('code').value, onComplete };
}

it.each([
  ['+24081', true, '+24081'],
  ['+240816', true, '+24081'],
  ['24+08+1', true, '24081'],
  ['a2b4c', true, '24'],
  ['++24', true, '+24'],
  ['+24081', false, '24081'],
])('typing %s, with a plus allowed: %s, gives %s', (text, leadingPlus, shown) => {
  expect(type(text, leadingPlus).shown).toBe(shown);
});

it('six digits are complete, a plus among six characters is not', () => {
  expect(type('240816', true).onComplete).toHaveBeenCalledWith('240816');
  cleanup();
  expect(type('+24081', true).onComplete).not.toHaveBeenCalled();
});

/** A phone that offers the codes of arriving SMS (WebOTP). */
function phoneWithCodes() {
  const offers: ((code: string | null) => void)[] = [];
  const signals: AbortSignal[] = [];
  const get = vi.fn(
    ({ signal }: { signal: AbortSignal }) =>
      new Promise((resolve, reject) => {
        signals.push(signal);
        offers.push((code) => (code === null ? reject(new DOMException('no', 'AbortError')) : resolve({ code })));
      }),
  );
  vi.stubGlobal('OTPCredential', () => undefined);
  vi.stubGlobal('navigator', { credentials: { get } });
  return { get, signals, offer: (code: string | null) => act(async () => offers.at(-1)?.(code)) };
}

it('the code of an SMS fills itself in where the phone offers it, and so does the next one [PK-008]', async () => {
  const phone = phoneWithCodes();
  const { shown, onComplete } = type('', false);
  expect(shown).toBe('');
  expect(phone.get).toHaveBeenCalledWith(expect.objectContaining({ otp: { transport: ['sms'] } }));
  await phone.offer('240816');
  const field = screen.getByLabelText<HTMLInputElement>('code');
  expect(field.value).toBe('240816');
  expect(onComplete).toHaveBeenCalledWith('240816');
  await phone.offer('135790');
  expect(field.value).toBe('135790');
});

it('a phone that offers nothing leaves the field to the user; leaving the screen ends the request [PK-008]', async () => {
  const phone = phoneWithCodes();
  type('24', false);
  await phone.offer(null);
  expect(screen.getByLabelText<HTMLInputElement>('code').value).toBe('24');
  expect(phone.get).toHaveBeenCalledTimes(1);
  cleanup();
  expect(phone.signals.every(({ aborted }) => aborted)).toBe(true);
});

it('a security code is not taken from an SMS', () => {
  const phone = phoneWithCodes();
  type('', true);
  expect(phone.get).not.toHaveBeenCalled();
});
