// Leads from a purchase to a top-up of the missing amount, and keeps the step to which the user returns.

import { useRouter } from '@tanstack/react-router';
import { closeDialog } from '../ui/dialog/dialog-registry.ts';
import { savePurchaseStep } from './purchase-step.ts';

export type InterruptedPurchase = { msisdn: string; missingCents: number; step: { dialog: string; props: object } };

export function useTopUpFirst(): (purchase: InterruptedPurchase) => Promise<void> {
  const { navigate, state } = useRouter();
  return async ({ msisdn, missingCents, step }) => {
    const { pathname: path, search } = state.location;
    savePurchaseStep({ ...step, msisdn, path, search: search as Record<string, unknown> });
    await closeDialog();
    await navigate({ to: '/balance', search: { msisdn, missing: String(missingCents) } } as never);
  };
}
