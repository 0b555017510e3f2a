// A purchase from a prepaid balance: what it leaves, or what is missing. The dialogs show it and the server enforces it.

export type BalanceCheck = { isEnough: true; leftCents: number } | { isEnough: false; missingCents: number };

/** The amount after the open purchases is available. */
export function checkBalance(availableCents: number, cents: number): BalanceCheck {
  const leftCents = availableCents - cents;
  return leftCents >= 0 ? { isEnough: true, leftCents } : { isEnough: false, missingCents: -leftCents };
}
