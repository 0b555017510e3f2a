import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { IntlProvider } from 'use-intl/react';
import { shellEn } from '#platform/texts/shell.en.ts';
import { ApiError, NoAnswer } from '../api/api-error.ts';
import { AskContext } from '../ask/ask-context.ts';
import { BrokenScreen } from './broken-screen.tsx';

const invalidate = vi.fn();
vi.mock('@tanstack/react-router', async (original) => ({
  ...(await original<object>()),
  useRouter: () => ({ invalidate }),
}));

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  invalidate.mockClear();
});

const draw = (error: unknown, onLine: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
  render(
    <IntlProvider locale="en" messages={{ shell: shellEn }}>
      <BrokenScreen error={error} reset={() => undefined} />
    </IntlProvider>,
  );
};

it.each([
  [new NoAnswer('x'), false, 'This page has not been opened here yet'],
  [new TypeError('Failed to fetch dynamically imported module'), false, 'This page has not been opened here yet'],
  [new NoAnswer('x'), true, 'We got no answer in time'],
  [new TypeError('x is undefined'), true, 'The page could not be shown'],
  [new ApiError('EC_Internal_Error', 500, 'trace', {}), false, 'The page could not be shown'],
])('%s with a connection: %s says %s [PK-002]', (error, onLine, text) => {
  draw(error, onLine);
  expect(document.body.textContent).toContain(text);
});

it('what did not load is loaded when the connection is back [PK-002]', () => {
  draw(new NoAnswer('x'), true);
  expect(invalidate).not.toHaveBeenCalled();
  dispatchEvent(new Event('online'));
  expect(invalidate).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('alert')).toBeTruthy();
});

it.each([
  [new ApiError('EC_Internal_Error', 500, '', {}, '0b7f4c7e-5d0a-4c1f-9a54-6f2c8f0a4001')],
  [new TypeError('x is undefined')],
])('signed-in users can ask about %s [HE-001]', async (error) => {
  const ask = vi.fn();
  render(
    <IntlProvider locale="en" messages={{ shell: shellEn }}>
      <AskContext value={ask}>
        <BrokenScreen error={error} reset={() => undefined} />
      </AskContext>
    </IntlProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: shellEn.ask }));
  expect(ask).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind: 'refusal' }));
});
