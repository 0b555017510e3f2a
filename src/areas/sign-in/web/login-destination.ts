import { webBase } from '#platform/web-base.ts';

/** How the sign-in screen opens the portal, whose code may not be loaded yet. */
export type LoginDestination = {
  goTo(address: string): void;
  /** Preloads the screen at the address. */
  getReady(address: string): void;
};

export type LoginSearch = { redirectUri?: string; ended?: string };

/** The return address, or home. */
export function destinationOf({ redirectUri }: LoginSearch): string {
  return redirectUri ?? `${webBase}/`;
}
