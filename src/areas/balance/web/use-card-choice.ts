// The saved cards that can pay, and the chosen one.

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { cardLife } from '#areas/profile/rules.ts';
import { useApi } from '#platform/web/api/api-context.ts';
import { savedCardsQuery } from './queries.ts';

export const bankPage = 'bank';

export type CardChoice = {
  cards: { card_id: string; label: { type: string; name: string } }[];
  chosen: string;
  /** Null for the page of the bank. */
  cardId: string | null;
  choose(card: string): void;
};

/** Without a chosen one, the first; `preferred` if it is still saved. */
export function useCardChoice(today: string, preferred?: string): CardChoice {
  const { data: saved } = useQuery(savedCardsQuery(useApi()));
  const [picked, choose] = useState<string | null>(preferred ?? null);
  const usable = (saved ?? []).filter(({ expiration_date }) => cardLife(expiration_date, today) !== 'expired');
  const cards = usable.map(({ card_id, type, name }) => ({
    card_id,
    label: { type: type === 'VISA' ? 'VISA' : '', name },
  }));
  const isKnown = picked === bankPage || cards.some(({ card_id }) => card_id === picked);
  const chosen = (isKnown ? picked : null) ?? cards[0]?.card_id ?? bankPage;
  return { cards, chosen, cardId: chosen === bankPage ? null : chosen, choose };
}
