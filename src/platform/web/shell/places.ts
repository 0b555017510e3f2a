// The addresses of the documents and their parts of the portal. Parts that this installation does not serve are on the
// operator's own self-service page.

import type { shellBg } from '#platform/texts/shell.bg.ts';

type PlaceText = Extract<keyof typeof shellBg, `place_${string}`>;

export type Place = { path: string; text: PlaceText };

export const places: readonly Place[] = [{ path: '/external-selfcare', text: 'place_other' }];
