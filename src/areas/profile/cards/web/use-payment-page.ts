// Opens the bank's page to add or replace a card.

import { useChange } from '#platform/web/api/use-change.ts';
import { addCard, replaceCard, type PaymentForm } from '../contract.ts';
import { formFields } from '../rules.ts';
import { postForm } from '#platform/web/post-form.ts';

export function usePaymentPage(replacedCardId: string | null) {
  const change = useChange({ area: 'profile-cards', leadsAway: true });
  const open = () =>
    change.run(
      (api) =>
        replacedCardId === null ? api.call(addCard) : api.call(replaceCard, { params: { cardId: replacedCardId } }),
      {
        onDone: (answer) => {
          const { url, transaction } = dataOf(answer);
          postForm(url, formFields(transaction));
        },
      },
    );
  return { ...change, open };
}

/** A proxy in between may remove the envelope. */
function dataOf(answer: PaymentForm | PaymentForm['data']): PaymentForm['data'] {
  return 'data' in answer ? answer.data : answer;
}
