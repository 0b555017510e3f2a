import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { retryStart } from './retry-start.ts';

const startAttemptsKey = 'start_attempts';

const reload = vi.spyOn(window.location, 'reload').mockReturnValue(undefined);

function failToLoad(tag: 'script' | 'img'): void {
  const element = document.createElement(tag);
  document.body.append(element);
  element.dispatchEvent(new Event('error'));
}

beforeEach(() => {
  vi.useFakeTimers();
  reload.mockClear();
  document.body.innerHTML = '<output id="page-coming"></output>';
  retryStart(startAttemptsKey);
});
afterEach(() => {
  document.body.innerHTML = '';
  sessionStorage.clear();
  vi.useRealTimers();
});

describe('a page whose script did not load', () => {
  it.each([
    ['a script of the page', () => failToLoad('script')],
    ['a script that another one imports', () => window.dispatchEvent(new Event('vite:preloadError'))],
  ])('is reloaded after a second: %s', (_, fail) => {
    fail();
    vi.advanceTimersByTime(999);
    expect(reload).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(reload).toHaveBeenCalledOnce();
  });

  it.each([
    ['1', 2000],
    ['3', 8000],
    ['20', 60_000],
  ])('waits longer after %s attempts', (attempts, pause) => {
    sessionStorage.setItem(startAttemptsKey, attempts);
    failToLoad('script');
    vi.advanceTimersByTime(pause - 1);
    expect(reload).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(reload).toHaveBeenCalled();
    expect(sessionStorage.getItem(startAttemptsKey)).toBe(String(Number(attempts) + 1));
  });

  it('is reloaded at once when there is a connection again', () => {
    failToLoad('script');
    window.dispatchEvent(new Event('online'));
    expect(reload).toHaveBeenCalled();
  });

  it('counts several failures as one attempt', () => {
    failToLoad('script');
    failToLoad('script');
    expect(sessionStorage.getItem(startAttemptsKey)).toBe('1');
  });
});

it('a page that has started forgets the attempts when it is left', () => {
  failToLoad('script');
  window.dispatchEvent(new Event('pagehide'));
  expect(sessionStorage.getItem(startAttemptsKey)).toBe('1');
  document.body.innerHTML = '<div id="root">screen</div>';
  window.dispatchEvent(new Event('pagehide'));
  expect(sessionStorage.getItem(startAttemptsKey)).toBeNull();
});

describe('a page is not reloaded', () => {
  it('when its screen is shown meanwhile', () => {
    failToLoad('script');
    document.body.innerHTML = '<div id="root">screen</div>';
    vi.advanceTimersByTime(60_000);
    window.dispatchEvent(new Event('online'));
    expect(reload).not.toHaveBeenCalled();
  });

  it('because of a picture', () => {
    failToLoad('img');
    vi.advanceTimersByTime(60_000);
    expect(reload).not.toHaveBeenCalled();
  });
});
