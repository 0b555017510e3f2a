// The portal with its router, for a page that started without it. Its code loads when the user begins to use the page.

import type { Destination } from '#platform/web/navigation/navigation.ts';
import { stringifySearch } from '#platform/web/search-codec.ts';
import { webBase } from '#platform/web-base.ts';
import type { Page } from './page.tsx';

export type FullPortal = {
  /** Loads what the user is about to open. */
  prepare(destination: Destination): void;
  /** Replaces the page, with the current address if no destination is given. */
  takeOver(destination?: Destination): Promise<void>;
};

export const portalCode = () => import('./start.tsx');

/** A failed download is retried when the code is needed. */
export function loadPortalCode(): void {
  portalCode().catch(() => undefined);
}

export function fullPortalOf(page: Page): FullPortal {
  return {
    prepare(destination) {
      portalCode()
        .then(({ prepare }) => prepare(page, destination))
        .catch(() => undefined);
    },
    async takeOver(destination) {
      const code = await portalCode().catch(() => null);
      if (code) await code.takeOver(page, destination);
      // If the code does not load, the whole page is loaded.
      else location.assign(destination ? addressOf(destination) : location.href);
    },
  };
}

export function addressOf({ to, search = {} }: Destination): string {
  return webBase + (to === '/' ? '' : to) + stringifySearch(search);
}
