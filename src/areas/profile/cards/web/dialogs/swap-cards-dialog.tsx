import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl/react';
import { useApi } from '#platform/web/api/api-context.ts';
import { useChange } from '#platform/web/api/use-change.ts';
import { useLanguage } from '#platform/web/i18n/text-provider.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { DialogContent } from '#platform/web/ui/dialog/dialog-content.tsx';
import { closeDialog, dismissDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { FieldError } from '#platform/web/ui/fields/field.tsx';
import { showToast } from '#platform/web/ui/states/toast-store.ts';
import { deleteCard, type Card } from '../../contract.ts';
import { assignCard, type RecurrentPayments } from '../../../payments/contract.ts';
import { assignmentOf, merged, preselectedCard } from '../../../payments/rules.ts';
import { CardChoice } from '../../../web/card-choice.tsx';
import { cardsQuery, paymentsQuery } from '../../../web/queries.ts';
import { cardKeys } from '../../../web/use-reload-cards.ts';

/** Another card takes over all payments; then this card can be deleted. */
export function SwapCardsDialog({ card, isRemoval }: { card: Card; isRemoval: boolean }) {
  const t = useTranslations('profile');
  const words = useTranslations('profile-cards');
  const api = useApi();
  const { data: cards = [] } = useQuery(cardsQuery(api));
  const { data: payments } = useQuery(paymentsQuery(api, useLanguage()));
  const others = cards.filter(({ card_id }) => card_id !== card.card_id);
  const [chosen, setChosen] = useState<string | null>(null);
  const [wasTried, setTried] = useState(false);
  const target = chosen ?? preselectedCard(others);
  const swap = useSwap(card, isRemoval);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (target && payments) void swap.send(target, payments);
  };
  return (
    <DialogContent
      title={isRemoval ? words('swap_title', { name: card.name }) : words('move_title')}
      text={words(isRemoval ? 'swap_text' : 'move_text')}
      onSubmit={submit}
      actions={
        <>
          <Button type="submit" kind="primary" tall wide busy={swap.busy}>
            {words(isRemoval ? 'swap_do' : 'move_do')}
          </Button>
          <Button kind="bare" wide onClick={() => void dismissDialog()}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <CardChoice
        legend={words('swap_legend')}
        cards={others}
        value={target}
        onValueChange={setChosen}
        error={wasTried && !target ? words('activate_missing_card') : undefined}
      />
      {swap.failure && <FieldError>{swap.failure}</FieldError>}
    </DialogContent>
  );
}

function useSwap(card: Card, isRemoval: boolean) {
  const words = useTranslations('profile-cards');
  const change = useChange({ area: 'profile-cards', reread: cardKeys });
  const send = (target: string, payments: RecurrentPayments) =>
    change.run(
      async (api) => {
        const body = merged(assignmentOf(payments, target), assignmentOf(payments, card.card_id));
        await api.call(assignCard, { params: { cardId: target }, body });
        if (isRemoval) await api.call(deleteCard, { params: { cardId: card.card_id } });
      },
      {
        onDone: async () => {
          await closeDialog();
          showToast({ text: words(isRemoval ? 'swap_done' : 'move_done') });
        },
      },
    );
  return { ...change, send };
}
