// A screen whose code downloads when the screen is opened.

import { lazyRouteComponent } from '@tanstack/react-router';
import { NoAnswer } from '../api/api-error.ts';

/**
 * If code does not download, the router reloads the page once, because the page may be of an outdated build. Without a
 * connection it must not: the reload brings nothing, and it undoes what the user opens meanwhile.
 */
export const lazyScreen: typeof lazyRouteComponent = (load, name) =>
  lazyRouteComponent(() => load().catch(withoutReload), name);

function withoutReload(cause: unknown): never {
  throw navigator.onLine ? cause : new NoAnswer('no code', { cause });
}
