import { webBase } from '#platform/web-base.ts';

/** A leading slash of the path is stripped. */
export function extrasAddress(path: string): string {
  return `/digital-extras/${path.replace(/^\/+/, '')}`;
}

export type Section = 'select-services' | 'included-services';

/** An address inside the portal; the router adds the base. */
export function extrasOfNumber(section: Section, msisdn: string): string {
  return `${extrasAddress(section)}?msisdn=${msisdn}`;
}

/** The same address with the base of the web. */
export function extrasPageOfNumber(section: Section, msisdn: string): string {
  return `${webBase}${extrasOfNumber(section, msisdn)}`;
}
