// The step-up prompt: concurrent calls share one prompt.

import { createListeners } from '../listeners.ts';

type Prompt = { isConfirmed: Promise<boolean>; end: (isConfirmed: boolean) => void };

const listeners = createListeners();
let prompt: Prompt | null = null;

/** False if the user cancels. */
export function askForStepUp(): Promise<boolean> {
  prompt ??= newPrompt();
  listeners.notify();
  return prompt.isConfirmed;
}

export function endStepUpPrompt(isConfirmed: boolean): void {
  const ended = prompt;
  prompt = null;
  listeners.notify();
  ended?.end(isConfirmed);
}

export function isStepUpPrompted(): boolean {
  return prompt !== null;
}

export const onStepUpPrompt = listeners.add;

function newPrompt(): Prompt {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  return { isConfirmed: promise, end: resolve };
}
