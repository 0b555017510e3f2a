// The tasks on the profile screen, the expiry of cards, and the street of an address.

import { daysBetween } from '#platform/clock.ts';

/** How long before its expiry a card counts as expiring. */
export const expiresSoonDays = 30;

export type CardLife = 'good' | 'expires-soon' | 'expired';

/** Some gateways do not return the expiry date; such a card counts as valid. */
export function cardLife(expirationDate: string | null, today: string): CardLife {
  if (expirationDate === null) return 'good';
  const days = daysBetween(today, expirationDate);
  if (days < 0) return 'expired';
  return days <= expiresSoonDays ? 'expires-soon' : 'good';
}

export type ProfileNeed =
  | { kind: 'card'; cardId: string; isExpired: boolean; expiresOn: string; pays: number }
  | { kind: 'email'; address: string }
  | { kind: 'document'; count: number }
  | { kind: 'expired-document'; count: number };

type ProfileFacts = {
  today: string;
  cards: readonly { card_id: string; expiration_date: string | null }[];
  /** How many entries a card pays. */
  pays: (cardId: string) => number;
  pendingEmail: string | null;
  documents: number;
  expiredDocuments: number;
};

/** Open tasks by urgency: expiring cards, paying ones first, then documents, then the e-mail. */
export function profileNeeds(facts: ProfileFacts): ProfileNeed[] {
  const { today, cards, pays, pendingEmail, documents, expiredDocuments } = facts;
  const ending = cards.flatMap(({ card_id, expiration_date }): (ProfileNeed & { kind: 'card' })[] => {
    const life = cardLife(expiration_date, today);
    if (expiration_date === null || life === 'good') return [];
    return [
      { kind: 'card', cardId: card_id, isExpired: life === 'expired', expiresOn: expiration_date, pays: pays(card_id) },
    ];
  });
  return [
    ...ending.toSorted((a, b) => Number(b.pays > 0) - Number(a.pays > 0) || a.expiresOn.localeCompare(b.expiresOn)),
    ...(documents > 0 ? [{ kind: 'document' as const, count: documents }] : []),
    ...(expiredDocuments > 0 ? [{ kind: 'expired-document' as const, count: expiredDocuments }] : []),
    ...(pendingEmail === null ? [] : [{ kind: 'email' as const, address: pendingEmail }]),
  ];
}

export type StreetAddress = {
  street_name: string | null;
  street_no: string | null;
  quarter_name: string | null;
  building_number: string | null;
  entry: string | null;
  floor: string | null;
  ap: string | null;
};

export type AddressLabels = { building: string; entry: string; floor: string; ap: string };

/** An address without its town: ул. Шипка 12, ж.к. Банишора, бл. 5, вх. А, ет. 3, ап. 7 */
export function writtenStreet(address: StreetAddress, labels: AddressLabels): string {
  const part = (label: string, value: string | null) => (value ? `${label} ${value}` : null);
  return [
    [address.street_name, address.street_no].filter(Boolean).join(' '),
    address.quarter_name,
    part(labels.building, address.building_number),
    part(labels.entry, address.entry),
    part(labels.floor, address.floor),
    part(labels.ap, address.ap),
  ]
    .filter(Boolean)
    .join(', ');
}
