// Goes to the bank's page, to give a new card or one in the place of another.

import { useMutation } from '@tanstack/react-query';
import { useApi } from '#platform/web/api/api-context.ts';
import { addCard, replaceCard, type PaymentForm } from '../card-contract.ts';
import { formFields } from '../card-rules.ts';
import { postForm } from './post-form.ts';

export function usePaymentPage(replacedCardId: string | null) {
  const api = useApi();
  return useMutation({
    mutationFn: () =>
      replacedCardId === null ? api.call(addCard) : api.call(replaceCard, { params: { cardId: replacedCardId } }),
    onSuccess: (answer) => {
      const { url, transaction } = dataOf(answer);
      postForm(url, formFields(transaction));
    },
  });
}

/** A gateway between may hand out what is inside the envelope. */
function dataOf(answer: PaymentForm | PaymentForm['data']): PaymentForm['data'] {
  return 'data' in answer ? answer.data : answer;
}
