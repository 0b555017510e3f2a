// Derives a browser and system name from the user agent, so that users recognize their device.

import { operatingSystemOf } from '#platform/operating-system.ts';

const browsers = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const;

export function browserOf(userAgent: string): { name: string | null; isPhone: boolean } {
  const browser = browsers.find(([sign]) => sign.test(userAgent))?.[1];
  const name = [browser, operatingSystemOf(userAgent)].filter(Boolean).join(' · ');
  return { name: name || null, isPhone: /Android|iPhone|Mobile/.test(userAgent) };
}
