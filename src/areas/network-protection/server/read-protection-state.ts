// The protection state of a number: that of the service, and an accepted switch that is still pending.

import type { Platform } from '#platform/server/platform.ts';
import type { ServiceKey } from '#platform/server/service-key.ts';
import { protectionStateAt, type ProtectionState } from '../rules.ts';
import type { ProtectionService } from './protection-service/protection-service.ts';
import { findSwitch } from './store.ts';

export async function readProtectionState(
  { db, clock }: Platform,
  service: ProtectionService,
  number: ServiceKey,
): Promise<ProtectionState> {
  const [isActive, accepted] = await Promise.all([service.isActive(number), findSwitch(db, number)]);
  return protectionStateAt(clock.now(), isActive, accepted);
}
