import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { usePress } from './use-press.ts';

afterEach(cleanup);

const opened = (options?: { leadsAway?: boolean }) => {
  const onRefused = vi.fn();
  const { result } = renderHook(() => usePress(onRefused, options));
  return { onRefused, now: () => result.current };
};

it('a press waits for its work, and another meanwhile does nothing', async () => {
  const { now } = opened();
  const work = Promise.withResolvers<void>();
  const second = vi.fn();
  let first: Promise<void> | undefined;
  act(() => {
    first = now().press(() => work.promise);
  });
  expect(now().busy).toBe(true);
  await act(() => now().press(second));
  expect(second).not.toHaveBeenCalled();
  await act(async () => {
    work.resolve();
    await first;
  });
  expect(now().busy).toBe(false);
});

it('what was refused is handed on with a way to do it once more', async () => {
  const { now, onRefused } = opened();
  const refusal = new Error('refused');
  const work = vi.fn(() => Promise.reject(refusal));
  await act(() => now().press(work));
  expect(onRefused).toHaveBeenCalledExactlyOnceWith(refusal, expect.any(Function));
  expect(now().busy).toBe(false);
  const [, again] = onRefused.mock.calls[0] as [unknown, () => Promise<void>];
  await act(again);
  expect(work).toHaveBeenCalledTimes(2);
});

it('one that leads away stays busy when it is done, not when it was refused', async () => {
  const { now } = opened({ leadsAway: true });
  await act(() => now().press(() => Promise.reject(new Error('refused'))));
  expect(now().busy).toBe(false);
  await act(() => now().press(() => Promise.resolve()));
  expect(now().busy).toBe(true);
});
