// Measures the line of a home now.

import { refuse, type Refusal } from '#platform/errors.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { ServiceKey } from '#platform/server/service-key.ts';
import type { RouterManagement } from '../../server/router-management/router-management.ts';
import { downWhenUnanswered } from '../../server/router-now.ts';
import { findHome } from '../../server/store.ts';
import type { LineCheck } from '../contract.ts';
import { diagnose } from '../rules.ts';

export async function measureLine(
  { db, clock }: Platform,
  routers: RouterManagement,
  home: ServiceKey,
): Promise<LineCheck | Refusal<'EC_Not_Found' | 'EC_Partner_Unavailable'>> {
  const router = (await findHome(db, home))?.router;
  if (!router) return refuse('EC_Not_Found');
  const reading = await routers.measure(router.serial_number).catch(downWhenUnanswered);
  if (reading === 'down') return refuse('EC_Partner_Unavailable');
  if (!reading) return refuse('EC_Not_Found');
  const { isOnline, lastContact, state } = reading;
  const hasWeakSatellite = state.MeshAgents.some(({ Status }) => Status === 0 || Status === 3);
  const { finding, acts } = diagnose({ isOnline, line: state.Line, hasWeakSatellite });
  return {
    Finding: finding,
    ActingParty: acts,
    CheckedAt: clock.now().toISOString(),
    LastContact: lastContact?.toISOString() ?? null,
    // The last value of a router that is off says nothing about now.
    SignalDbm: isOnline ? (state.Line?.SignalDbm ?? null) : null,
  };
}
