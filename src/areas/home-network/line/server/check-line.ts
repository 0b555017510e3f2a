// Measures the line of a home now.

import { refuse, type Refusal } from '#platform/errors.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { ServiceKey } from '#platform/server/service-key.ts';
import type { RouterManagement } from '../../server/router-management/router-management.ts';
import { downWhenUnanswered, isWaiting } from '../../server/router-now.ts';
import { findHome, findRequests, type RequestRow } from '../../server/store.ts';
import type { LineCheck } from '../contract.ts';
import { diagnose, isRestarting } from '../rules.ts';

export async function measureLine(
  platform: Platform,
  routers: RouterManagement,
  home: ServiceKey,
): Promise<LineCheck | Refusal<'EC_Not_Found' | 'EC_Partner_Unavailable'>> {
  const { db, clock } = platform;
  const router = (await findHome(db, home))?.router;
  if (!router) return refuse('EC_Not_Found');
  // Read before the router: it may begin to restart meanwhile, but not unnoticed.
  const requests = await findRequests(platform, db, home);
  const reading = await routers.measure(router.serial_number).catch(downWhenUnanswered);
  if (reading === 'down') return refuse('EC_Partner_Unavailable');
  if (!reading) return refuse('EC_Not_Found');
  const { isOnline, hasAnswered, lastContact, state } = reading;
  const isStarting =
    isRestarting(router.restarted_at, clock.now()) || requests.some((each) => isRestartUnderWay(each, clock.now()));
  const hasWeakSatellite = state.MeshAgents.some(({ Status }) => Status === 0 || Status === 3);
  const { finding, acts } = diagnose({
    isOnline,
    hasAnswered,
    isRestarting: isStarting,
    line: state.Line,
    hasWeakSatellite,
  });
  return {
    Finding: finding,
    ActingParty: acts,
    CheckedAt: clock.now().toISOString(),
    LastContact: lastContact?.toISOString() ?? null,
    // The last value of a router that does not answer says nothing about now.
    SignalDbm: hasAnswered ? (state.Line?.SignalDbm ?? null) : null,
  };
}

/** A router that has not begun within minutes is off, and its restart waits in the queue. */
function isRestartUnderWay(request: RequestRow, now: Date): boolean {
  return isWaiting(request) && request.change.kind === 'restart' && isRestarting(request.requested_at, now);
}
