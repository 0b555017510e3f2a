import { render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NoAnswer } from '../api/api-error.ts';
import { lazyScreen } from './lazy-screen.ts';

const notLoaded = new TypeError('Failed to fetch dynamically imported module: /my-a1/assets/bills-screen.js');

class Caught extends Component<{ children: ReactNode }> {
  override state: { error?: Error } = {};
  static getDerivedStateFromError = (error: Error) => ({ error });
  override render() {
    const { error } = this.state;
    return error ? <p>{error instanceof NoAnswer ? 'no answer' : 'broken'}</p> : this.props.children;
  }
}

const reload = vi.fn();
beforeEach(() => {
  sessionStorage.clear();
  reload.mockClear();
  vi.stubGlobal('location', { reload });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const open = async (isOnline: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  const Screen = lazyScreen((): Promise<{ Bills: () => ReactNode }> => Promise.reject(notLoaded), 'Bills');
  await Screen.preload?.();
  render(
    <Caught>
      <Screen />
    </Caught>,
  );
};

it('without a connection a screen whose code is not there says so, and does not reload the page [PK-002]', async () => {
  await open(false);
  await screen.findByText('no answer');
  expect(reload).not.toHaveBeenCalled();
});

it('with a connection the page is reloaded once: it may be of an outdated build [PK-003]', async () => {
  await open(true);
  expect(reload).toHaveBeenCalled();
});
