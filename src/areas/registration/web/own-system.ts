import { operatingSystemOf } from '#platform/operating-system.ts';

/** The operating system according to the browser. */
export function ownSystem(): string {
  return operatingSystemOf(navigator.userAgent) ?? 'Other';
}
