import type { Page, Route } from '@playwright/test';

/** Requests to the address wait until the returned function is called, and are then sent. */
export async function holdRequests(
  page: Page,
  address: string | RegExp,
  { times, send = (route: Route) => route.continue() }: { times?: number; send?: (route: Route) => Promise<void> } = {},
): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, (route) => promise.then(() => send(route)), times === undefined ? {} : { times });
  return resolve;
}
