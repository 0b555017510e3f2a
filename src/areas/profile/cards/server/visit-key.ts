// The data that identifies a visit to the gateway.

import { defaultLanguage, isLanguage } from '#platform/languages.ts';
import type { VisitKey } from '#platform/server/payment-gateway/payment-gateway.ts';

type VisitFacts = { order_number: string; nonce: string; amount_cents: number; language: string };

export function keyOfVisit({ order_number, nonce, amount_cents, language }: VisitFacts): VisitKey {
  return {
    type: 'authorisation',
    order: order_number,
    nonce,
    amountCents: amount_cents,
    language: isLanguage(language) ? language : defaultLanguage,
  };
}
