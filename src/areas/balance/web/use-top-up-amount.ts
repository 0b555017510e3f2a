// The chosen amount: one of the offers, or an own one within limits.

import { useState } from 'react';
import { enteredCents } from '#platform/entered-cents.ts';
import { centsOf } from '#platform/money.ts';
import { suggestedCents, topUpProblem } from '../rules.ts';
import type { TopUpOffers } from '../top-up-contract.ts';

export const ownAmount = 'own';

export type TopUpAmount = {
  /** The cents of an offer, or `own`. */
  choice: string;
  entered: string;
  /** Null if the own amount is wrong. */
  cents: number | null;
  choose(choice: string): void;
  enter(text: string): void;
};

/** Begins with an amount that covers what is missing. */
export function useTopUpAmount(offers: TopUpOffers, missingCents: number): TopUpAmount {
  const limits = { smallestCents: centsOf(offers.smallest), largestCents: centsOf(offers.largest) };
  const offered = offers.amounts.map(centsOf);
  const suggested = missingCents > 0 ? suggestedCents(missingCents, offered, limits) : (offered[1] ?? offered[0]);
  const isOffered = suggested !== undefined && offered.includes(suggested);
  const [choice, choose] = useState(isOffered ? String(suggested) : ownAmount);
  const [entered, enter] = useState(isOffered || suggested === undefined ? '' : String(suggested / 100));
  const typed = enteredCents(entered);
  const own = typed !== null && topUpProblem(typed, limits) === null ? typed : null;
  return { choice, entered, cents: choice === ownAmount ? own : Number(choice), choose, enter };
}
