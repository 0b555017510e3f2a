// The protection state of a number: that of the service, and an accepted switch that is still pending.

import { refuse, type Refusal } from '#platform/errors.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { ServiceKey } from '#platform/server/service-key.ts';
import { listNames, protectionStateAt, type Lists, type ProtectionState } from '../rules.ts';
import type { ProtectionService } from './protection-service/protection-service.ts';
import type { Abilities } from './protection-service/timed-protection.ts';
import { findSwitch } from './store.ts';

export async function readProtectionState(
  { db, clock }: Platform,
  service: ProtectionService,
  number: ServiceKey,
): Promise<ProtectionState> {
  const [isActive, accepted] = await Promise.all([service.isActive(number), findSwitch(db, number)]);
  return protectionStateAt(clock.now(), isActive, accepted);
}

/** The abilities of the service if it has the needed one and protects the number. */
export async function readyAbilities(
  platform: Platform,
  service: ProtectionService,
  number: ServiceKey,
  needed: keyof Abilities,
): Promise<Abilities | Refusal<'EC_Protection_Cannot' | 'EC_Already_Inactive'>> {
  const abilities = await service.abilities();
  if (!abilities[needed]) return refuse('EC_Protection_Cannot');
  const { isActive } = await readProtectionState(platform, service, number);
  return isActive ? abilities : refuse('EC_Already_Inactive');
}

export async function readLists(service: ProtectionService, number: ServiceKey): Promise<Lists> {
  const [blacklist, whitelist] = await Promise.all(listNames.map((list) => service.domains(number, list)));
  return { blacklist: new Set(blacklist), whitelist: new Set(whitelist) };
}
