// A purchase from the balance in a dialog: what is left after it, or what is missing and the way to top up.

import { useQuery } from '@tanstack/react-query';
import { checkBalance, type BalanceCheck } from '#platform/balance-purchase.ts';
import { centsOf, type PriceItem } from '#platform/money.ts';
import { availableKey } from '../api/query-keys.ts';
import { useTopUpFirst } from './use-top-up-first.ts';

type Purchase = {
  msisdn: string;
  /** What is taken at once; 0 for nothing, and for numbers with bills. */
  cents: number;
  /** Reads the balance; an area passes its call. */
  read: (signal: AbortSignal) => Promise<{ available: readonly PriceItem[] }>;
  /** Where the user returns. */
  step: { dialog: string; props: object };
};

export type BalancePurchaseState = {
  /** Null while the balance is unknown, or nothing is taken. */
  check: BalanceCheck | null;
  availableCents: number;
  /** Null if the balance suffices or is unknown: the server decides then. */
  topUp: (() => void) | null;
};

export function useBalancePurchase({ msisdn, cents, read, step }: Purchase): BalancePurchaseState {
  const topUpFirst = useTopUpFirst();
  const { data } = useQuery({
    queryKey: availableKey(msisdn),
    queryFn: async ({ signal }) => centsOf((await read(signal)).available),
    enabled: cents > 0,
    staleTime: 0,
    retry: false,
  });
  const check = data === undefined || cents <= 0 ? null : checkBalance(data, cents);
  const topUp =
    check && !check.isEnough ? () => void topUpFirst({ msisdn, missingCents: check.missingCents, step }) : null;
  return { check, availableCents: data ?? 0, topUp };
}
