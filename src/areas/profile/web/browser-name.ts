// Names a browser and its system from what it says of itself, well enough for a person to know the device again.

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
