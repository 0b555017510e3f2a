import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { CodeInput } from './code-input.tsx';

afterEach(cleanup);

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
