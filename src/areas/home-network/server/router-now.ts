// The state of a router for the user: its last reported state with the pending changes applied.

import { refuse, type Refusal } from '#platform/errors.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { ServiceKey } from '#platform/server/service-key.ts';
import { changedState } from './changed-state.ts';
import {
  ManagementDown,
  type RouterManagement,
  type RouterReading,
  type RouterState,
} from './router-management/router-management.ts';
import { findHome, findRequests, type RequestRow, type RouterRow } from './store.ts';

export type RouterNow = {
  router: RouterRow;
  reading: RouterReading;
  requests: RequestRow[];
  /** The state after all pending changes. */
  wanted: RouterState;
};

export type HomeNow = { address: string | null; now: RouterNow | null };

/** A router that management does not know is not shown. */
export async function homeNow(
  platform: Platform,
  routers: RouterManagement,
  home: ServiceKey,
): Promise<HomeNow | Refusal<'EC_Not_Found' | 'EC_Partner_Unavailable'>> {
  const found = await findHome(platform.db, home);
  if (!found) return refuse('EC_Not_Found');
  const { address, router } = found;
  if (!router) return { address, now: null };
  // Pending changes are read first: a change that ends in between is then applied twice, which changes nothing.
  const requests = await findRequests(platform, platform.db, home);
  const reading = await routers.read(router.serial_number).catch(downWhenUnanswered);
  if (reading === 'down') return refuse('EC_Partner_Unavailable');
  if (!reading) return { address, now: null };
  return { address, now: { router, reading, requests, wanted: wantedState(reading.state, requests) } };
}

export function isWaiting({ state }: Pick<RequestRow, 'state'>): boolean {
  return state === 'accepted' || state === 'queued';
}

export function wantedState(state: RouterState, requests: readonly RequestRow[]): RouterState {
  return requests.filter(isWaiting).reduce((made, { change }) => changedState(made, change), state);
}

export function downWhenUnanswered(error: unknown): 'down' {
  if (error instanceof ManagementDown) return 'down';
  throw error;
}
