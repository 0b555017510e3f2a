// Reports what still depends on the previous secret key.

import type { Platform } from '../platform.ts';
import type { ExpiringUse, KeyDependency } from './key-dependency.ts';
import { lastUseOfPrevious } from './key-use.ts';

export type RotationReport = {
  /** Of a process that signed and encrypted with the previous key. */
  lastUse: Date;
  stored: { name: string; count: number }[];
  expiring: (ExpiringUse & { until: Date; isOver: boolean })[];
  isRemovable: boolean;
};

/** Null without a previous key. */
export async function reportRotation(
  platform: Pick<Platform, 'db' | 'clock' | 'keys'>,
  { dependencies, expiringUses }: { dependencies: readonly KeyDependency[]; expiringUses: readonly ExpiringUse[] },
): Promise<RotationReport | null> {
  const { db, clock, keys } = platform;
  if (keys.ids.previous === null) return null;
  const now = clock.now();
  const lastUse = await lastUseOfPrevious(platform);
  const stored: RotationReport['stored'] = [];
  for (const { name, countDependent } of dependencies)
    stored.push({ name, count: await countDependent(db, keys, now) });
  const expiring = expiringUses.map((use) => {
    const until = new Date(lastUse.getTime() + use.lifeSeconds * 1000);
    return { ...use, until, isOver: until <= now };
  });
  const isRemovable =
    stored.every(({ count }) => count === 0) && expiring.every((use) => use.isOver || use.lossIsMinor !== undefined);
  return { lastUse, stored, expiring, isRemovable };
}
