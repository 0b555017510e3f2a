import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useAfterDelay } from './use-after-delay.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Leaving({ run }: { run: (() => void) | null }) {
  useAfterDelay(run);
  return null;
}

it('runs once, after two seconds', () => {
  const run = vi.fn();
  const { rerender } = render(<Leaving run={run} />);
  vi.advanceTimersByTime(1999);
  rerender(<Leaving run={() => run()} />);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(1);
});

it('does not run after the user has left, nor for null', () => {
  const run = vi.fn();
  render(<Leaving run={run} />).unmount();
  render(<Leaving run={null} />);
  vi.advanceTimersByTime(5000);
  expect(run).not.toHaveBeenCalled();
});
