// The addresses of the extras screens.

import { webBase } from '#platform/web-base.ts';

/** A leading slash of the path is stripped. */
export function extrasAddress(path: string): string {
  return `/digital-extras/${path.replace(/^\/+/, '')}`;
}

export type Section = 'select-services' | 'included-services';

/** A list of extras of a number, inside the portal. */
export function extrasOfNumber(section: Section, msisdn: string): string {
  return `${extrasAddress(section)}?msisdn=${msisdn}`;
}

/** The same as the browser loads it. */
export function extrasPageOfNumber(section: Section, msisdn: string): string {
  return `${webBase}${extrasOfNumber(section, msisdn)}`;
}
