import type { Card, CardChange } from '../contract.ts';
import type { CardType } from '#platform/payment-cards.ts';
import { cardChangeReasons, type CardChangeState } from '../rules.ts';
import type { findCards, findLastVisit } from './store.ts';

type CardRow = Awaited<ReturnType<typeof findCards>>[number];

export function presentCard(row: CardRow): Card {
  return {
    id: row.card_id,
    type: row.type as CardType,
    name: row.name,
    expiration_date: row.expiration_date,
    card_id: row.card_id,
  };
}

export function presentCardChange(visit: Awaited<ReturnType<typeof findLastVisit>>): CardChange {
  if (!visit) return { state: 'none', is_replacement: false, card_id: null, reason: null, message: null };
  return {
    state: visit.state as CardChangeState,
    is_replacement: visit.replaces_card_id !== null,
    card_id: visit.saved_card_id,
    reason: cardChangeReasons.find((reason) => reason === visit.reason) ?? null,
    message: visit.message,
  };
}
