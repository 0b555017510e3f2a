import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl/react';
import { useApi } from '#platform/web/api/api-context.ts';
import { useChange } from '#platform/web/api/use-change.ts';
import { useLanguage } from '#platform/web/i18n/text-provider.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { Checkbox } from '#platform/web/ui/fields/checkbox.tsx';
import { DialogContent } from '#platform/web/ui/dialog/dialog-content.tsx';
import { dismissDialog, openDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { FieldError } from '#platform/web/ui/fields/field.tsx';
import { setAutomaticPayment } from '../../contract.ts';
import {
  automaticPayment,
  automaticPaymentBody,
  canActivate,
  countOf,
  has,
  isNothing,
  preselectedCard,
  toggled,
  type Assignment,
  type AutomaticPayment,
} from '../../rules.ts';
import { CardChoice } from '../../../web/card-choice.tsx';
import { payableItems, type ShownItem } from '../../../web/payable-items.ts';
import { cardsQuery, paymentsQuery } from '../../../web/queries.ts';
import { cardKeys } from '../../../web/use-reload-cards.ts';

/** The initial payments, and the card if the user selected one. */
export type AutomaticPaymentStart = { assignment: Assignment; cardId?: string };

/** The payments and their card: preselected if given, or if it is the only one. */
export function ActivateAutomaticPaymentDialog({ assignment, cardId: first }: AutomaticPaymentStart) {
  const t = useTranslations('profile');
  const words = useTranslations('profile-cards');
  const api = useApi();
  const { data: cards = [] } = useQuery(cardsQuery(api));
  const { data: payments } = useQuery(paymentsQuery(api, useLanguage()));
  const [wanted, setWanted] = useState(assignment);
  const [chosen, setChosen] = useState<string | null>(first ?? null);
  const [wasTried, setTried] = useState(false);
  const cardId = chosen ?? preselectedCard(cards);
  const name = cards.find(({ card_id }) => card_id === cardId)?.name ?? '';
  const activate = useActivate(name);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (canActivate(cardId, wanted)) void activate.send(automaticPayment(cardId, wanted, true));
  };
  const items = payments ? payableItems(payments).filter((item) => item.card_id === null) : [];
  const noteOf = ({ is_paid_by_other, is_eligible_for_bonus }: ShownItem) => {
    if (is_paid_by_other) return words('activate_replaces');
    return is_eligible_for_bonus ? words('payments_bonus_entry') : undefined;
  };
  return (
    <DialogContent
      title={words('activate_title')}
      onSubmit={submit}
      actions={
        <>
          <Button type="submit" kind="primary" tall wide busy={activate.busy}>
            {words('activate_do')}
          </Button>
          <Button kind="bare" wide onClick={() => void dismissDialog()}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <fieldset className="grid gap-3">
        <legend className="mb-2 text-s font-bold">{words('activate_what')}</legend>
        {items.map((item) => (
          <Checkbox
            key={`${item.group} ${item.id}`}
            label={item.name || t('contract_number', { number: item.id })}
            note={noteOf(item)}
            checked={has(wanted, item)}
            onChange={() => setWanted(toggled(wanted, item))}
          />
        ))}
        {wasTried && isNothing(wanted) && <FieldError>{words('activate_missing_item')}</FieldError>}
      </fieldset>
      <CardChoice
        legend={words('activate_card')}
        cards={cards}
        value={cardId}
        onValueChange={setChosen}
        error={wasTried && cardId === null ? words('activate_missing_card') : undefined}
      />
      {activate.failure && <FieldError>{activate.failure}</FieldError>}
    </DialogContent>
  );
}

function useActivate(cardName: string) {
  const words = useTranslations('profile-cards');
  const change = useChange({ area: 'profile-cards', reread: cardKeys });
  const send = (action: AutomaticPayment) => {
    const body = automaticPaymentBody(action);
    const { contract_ids, enlightenments, smart_tvs } = body;
    const count = countOf({ contract_ids, enlightenments, smart_tvs });
    return change.run((api) => api.call(setAutomaticPayment, { body }), {
      onDone: () =>
        openDialog('profile.SuccessActivation', {
          title: words('activated_title'),
          text: words('activated_text', { count, name: cardName }),
        }),
    });
  };
  return { ...change, send };
}
