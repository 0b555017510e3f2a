// The step-up prompt: concurrent calls share one prompt.

type Prompt = { isConfirmed: Promise<boolean>; end: (isConfirmed: boolean) => void };

const listeners = new Set<() => void>();
let prompt: Prompt | null = null;

/** False if the user cancels. */
export function askForStepUp(): Promise<boolean> {
  prompt ??= newPrompt();
  notify();
  return prompt.isConfirmed;
}

export function endStepUpPrompt(isConfirmed: boolean): void {
  const ended = prompt;
  prompt = null;
  notify();
  ended?.end(isConfirmed);
}

export function isStepUpPrompted(): boolean {
  return prompt !== null;
}

export function onStepUpPrompt(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function newPrompt(): Prompt {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  return { isConfirmed: promise, end: resolve };
}

function notify(): void {
  for (const listener of listeners) listener();
}
