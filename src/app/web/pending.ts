/** Delay before a loading screen shows a placeholder. */
export const pendingMs = 500;

/** Waits for a screen, but no longer than until its placeholder appears. */
export function readyOrPending(ready: Promise<unknown>): Promise<unknown> {
  return Promise.race([ready, new Promise((resolve) => setTimeout(resolve, pendingMs))]);
}
