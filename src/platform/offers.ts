// The offers of the home screen, in their order there.

export const offers = ['donation', 'music', 'weekend-bonus'] as const;

export type Offer = (typeof offers)[number];
