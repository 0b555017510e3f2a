// What the home screen says first: the greeting, what waits for the person and in which order, which offers fit.

export const attentionKinds = [
  'free-period-ends',
  'deactivation-waits',
  'request-in-progress',
  'trial-ends',
  'document-to-sign',
  'limit-near',
] as const;
export type AttentionKind = (typeof attentionKinds)[number];

export type Greeting = 'morning' | 'day' | 'evening' | 'night';

export function greetingAt(hour: number): Greeting {
  if (hour >= 5 && hour < 11) return 'morning';
  if (hour >= 11 && hour < 18) return 'day';
  if (hour >= 18 && hour < 23) return 'evening';
  return 'night';
}

/** The soonest first; what has no date comes last, in the order of the kinds. */
export function inOrderOfNeed<Item extends { kind: AttentionKind; due_on: string | null }>(
  items: readonly Item[],
): Item[] {
  const urgency = (item: Item) => `${item.due_on ?? '9999-12-31'} ${attentionKinds.indexOf(item.kind)}`;
  return items.toSorted((a, b) => urgency(a).localeCompare(urgency(b)));
}

export type Offer = 'donation' | 'music' | 'weekend-bonus';

/** Offers are for numbers; a profile without an owned mobile number has none. */
export function offersFor(services: readonly { msisdn_type: string; owner: boolean }[]): Offer[] {
  const hasOwnNumber = services.some((service) => service.msisdn_type === 'Mobile' && service.owner);
  return hasOwnNumber ? ['donation', 'music', 'weekend-bonus'] : [];
}

/** The service a screen is about: the one in the address when it is in the profile, else the first. */
export function chosenService<Item extends { service_id: string }>(
  services: readonly Item[],
  msisdn: string | undefined,
): Item | undefined {
  return services.find((service) => service.service_id === msisdn) ?? services[0];
}
