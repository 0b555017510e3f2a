import { expect, it } from 'vitest';
import { askForStepUp, endStepUpPrompt, isStepUpPrompted } from './step-up-prompt-store.ts';

it('concurrent calls that need a step-up share one prompt', async () => {
  const asked = [askForStepUp(), askForStepUp()];
  expect(isStepUpPrompted()).toBe(true);
  endStepUpPrompt(true);
  expect(isStepUpPrompted()).toBe(false);
  expect(await Promise.all(asked)).toEqual([true, true]);
});

it('a cancelled prompt confirms nothing, and the next one starts again', async () => {
  const first = askForStepUp();
  endStepUpPrompt(false);
  const second = askForStepUp();
  endStepUpPrompt(true);
  expect(await Promise.all([first, second])).toEqual([false, true]);
});
