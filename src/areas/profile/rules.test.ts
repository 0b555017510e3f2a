import { describe, expect, it } from 'vitest';
import { cardLife, profileNeeds } from './rules.ts';

describe('a card', () => {
  it.each([
    ['2026-11-14', 'expired'],
    ['2026-11-15', 'expires-soon'],
    ['2026-12-15', 'expires-soon'],
    ['2026-12-16', 'good'],
    [null, 'good'],
  ] as const)('that expires on %s is %s on 2026-11-15', (day, life) => expect(cardLife(day, '2026-11-15')).toBe(life));
});

describe('the open tasks of the profile', () => {
  const calm = { today: '2026-11-15', cards: [], pays: () => 0, pendingEmail: null, documents: 0, expiredDocuments: 0 };

  it('are none if nothing is pending', () => expect(profileNeeds(calm)).toEqual([]));

  it('are sorted: expiring cards that pay, other expiring cards by their day, documents, expired documents, the e-mail', () => {
    const cards = [
      { card_id: 'idle', expiration_date: '2026-11-20' },
      { card_id: 'sooner', expiration_date: '2026-11-18' },
      { card_id: 'paying', expiration_date: '2026-11-30' },
      { card_id: 'good', expiration_date: '2029-11-30' },
      { card_id: 'secret', expiration_date: null },
    ];
    const needs = profileNeeds({
      ...calm,
      cards,
      pays: (id) => (id === 'paying' ? 2 : 0),
      pendingEmail: 'new@x.bg',
      documents: 1,
      expiredDocuments: 2,
    });
    expect(needs.map((need) => (need.kind === 'card' ? need.cardId : need.kind))).toEqual([
      'paying',
      'sooner',
      'idle',
      'document',
      'expired-document',
      'email',
    ]);
  });
});
