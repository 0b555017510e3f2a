// The operating system of a browser, from its user agent.

const systems = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
] as const;

export type OperatingSystem = (typeof systems)[number][1];

export function operatingSystemOf(userAgent: string): OperatingSystem | null {
  return systems.find(([sign]) => sign.test(userAgent))?.[1] ?? null;
}
