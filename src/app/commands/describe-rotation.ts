// The answer to an operator who asks whether the previous secret key can be removed.

import type { RotationReport } from '#platform/server/key-rotation/rotation-report.ts';

export function describeRotation(report: RotationReport | null): string {
  if (!report) return 'SECRET_KEY_PREVIOUS is not set: no rotation is in progress.';
  const { lastUse, stored, expiring, isRemovable } = report;
  return [
    `The last process that used the previous key as SECRET_KEY did so at ${shown(lastUse)}.`,
    '',
    'Stored data that needs the previous key:',
    ...stored.map(({ name, count }) => `  ${name}: ${count}`),
    '',
    'Values that expire:',
    ...expiring.map(({ name, until, isOver, lossIsMinor }) => {
      const state = isOver ? 'expired' : `until ${shown(until)}`;
      return `  ${name}: ${state}${!isOver && lossIsMinor ? `, may be lost: ${lossIsMinor}` : ''}`;
    }),
    '',
    isRemovable
      ? 'SECRET_KEY_PREVIOUS can be removed.'
      : 'SECRET_KEY_PREVIOUS is still needed. The portal renews stored data every ten minutes.',
  ].join('\n');
}

const shown = (time: Date) => time.toISOString().replace(/\.\d+Z$/, 'Z');
