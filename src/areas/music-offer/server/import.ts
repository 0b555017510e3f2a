// Imported resources of music: the offer and its subscriptions.

import { cents, choice, day, optional, text } from '#platform/server/import/fields.ts';
import { defineImportedResource, serviceByNumber } from '#platform/server/import/imported-resource.ts';

export const musicOfferKind = defineImportedResource(
  {
    price_cents: cents('The monthly price', 1),
    link: text('The address of the music platform', { pattern: '^https://\\S+$' }),
  },
  {
    name: 'music-offer',
    about: 'The music offer: one line.',
    examples: [{ price_cents: 499, link: 'https://music.example/' }],
    table: 'music_offer',
    key: ['only_row'],
    written: { only_row: 'true' },
  },
);

export const musicSubscriptionsKind = defineImportedResource(
  {
    service_id: text('The number', { pattern: '^\\d{9,15}$' }),
    status: choice('The status', ['Active', 'Deactivated']),
    subscribed_on: day('The first day'),
    free_until: day('The last day without a charge'),
    deactivates_on: optional(day('The last day if it was stopped')),
  },
  {
    name: 'music-subscriptions',
    about: 'Numbers with the music offer. A subscription with a pending call to the platform is not changed.',
    examples: [{ service_id: '359888700101', status: 'Active', subscribed_on: '2026-10-14', free_until: '2027-01-12' }],
    problemOf: ({ status, deactivates_on }) =>
      (status === 'Deactivated') === (deactivates_on !== undefined)
        ? null
        : { field: 'deactivates_on', message: 'is given for one that is Deactivated, and for no other' },
    table: 'music_subscription',
    key: ['customer_id', 'service_id'],
    references: [serviceByNumber],
    holdsNumbers: true,
    waits: {
      when: `exists (select from music_order o where o.customer_id = t.customer_id and o.service_id = t.service_id)`,
      because: 'a call to the music platform about this number is pending',
    },
  },
);
