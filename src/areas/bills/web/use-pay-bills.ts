// Starts a payment once: by a saved card the result is shown on the page, otherwise the page of the bank opens.

import { useNavigate } from '@tanstack/react-router';
import { cardsKey, homeKey } from '#platform/web/api/query-keys.ts';
import { useChange } from '#platform/web/api/use-change.ts';
import { postForm } from '#platform/web/post-form.ts';
import { closeDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import type { ListedBill } from '../contract.ts';
import { payBills } from '../payment-contract.ts';
import { billsKey } from './queries.ts';

export function usePayBills(bills: readonly ListedBill[]) {
  const navigate = useNavigate();
  const change = useChange({ area: 'bills', reread: [billsKey, homeKey, cardsKey] });
  const start = (cents: number, card: string | null) =>
    change.run(
      (api) => api.call(payBills, { body: { bills: bills.map(({ bill_id }) => bill_id), amount: cents / 100, card } }),
      {
        onDone: async ({ payment_id, form }) => {
          if (form) return postForm(form.url, form.fields);
          await closeDialog();
          return navigate({ to: '.', search: (search: object) => ({ ...search, payment: payment_id }) } as never);
        },
      },
    );
  return { ...change, start };
}
