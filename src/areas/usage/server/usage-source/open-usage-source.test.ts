import { expect, it } from 'vitest';
import type { Platform } from '#platform/server/platform.ts';
import { openUsageSource } from './open-usage-source.ts';

const platformIn = (appMode: 'demo' | 'production') => ({ configuration: { appMode } }) as Platform;

it('without an address, only the demo has a usage source: others import their figures [US-012]', () => {
  expect(openUsageSource(platformIn('production'), null)).toBeNull();
  expect(openUsageSource(platformIn('demo'), null)).not.toBeNull();
  expect(openUsageSource(platformIn('production'), { url: 'http://usage', token: undefined })).not.toBeNull();
});
