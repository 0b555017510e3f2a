import { webBase } from '#platform/web-base.ts';

/** How one gets from the sign-in screen into the portal, whose code may not have arrived yet. */
export type LoginDestination = {
  goTo(address: string): void;
  /** Somebody is about to go there: what the screen needs may come already. */
  getReady(address: string): void;
};

export type LoginSearch = { redirectUri?: string; ended?: string };

/** Where sign-in leads: back to where the person was sent from, or home. */
export function destinationOf({ redirectUri }: LoginSearch): string {
  return redirectUri ?? `${webBase}/`;
}
