// Starts a top-up once: by a saved card or a voucher the result is shown on the page, otherwise the page of the bank opens.

import { useNavigate } from '@tanstack/react-router';
import { balanceKey, cardsKey, homeKey } from '#platform/web/api/query-keys.ts';
import { useChange } from '#platform/web/api/use-change.ts';
import { postForm } from '#platform/web/post-form.ts';
import { closeDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { redeemVoucher, startTopUp } from '../top-up-contract.ts';

export function useTopUp() {
  const navigate = useNavigate();
  const change = useChange({ area: 'balance', reread: [balanceKey, homeKey, cardsKey] });
  const showResult = async (topUpId: string) => {
    await closeDialog();
    const withResult = (search: object) => ({ ...search, missing: undefined, payment: topUpId });
    return navigate({ to: '/balance', search: withResult } as never);
  };
  return {
    ...change,
    byCard: (msisdn: string, cents: number, card: string | null) =>
      change.run((api) => api.call(startTopUp, { params: { msisdn }, body: { amount: cents / 100, card } }), {
        onDone: ({ top_up_id, form }) => (form ? postForm(form.url, form.fields) : showResult(top_up_id)),
      }),
    byVoucher: (msisdn: string, code: string) =>
      change.run((api) => api.call(redeemVoucher, { params: { msisdn }, body: { code } }), {
        onDone: ({ top_up_id }) => showResult(top_up_id),
      }),
  };
}
