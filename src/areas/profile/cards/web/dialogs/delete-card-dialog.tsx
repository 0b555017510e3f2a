import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { readableNumber } from '#platform/msisdn.ts';
import type { ApiClient } from '#platform/web/api/api-client.ts';
import { useApi } from '#platform/web/api/api-context.ts';
import { useChange } from '#platform/web/api/use-change.ts';
import { useLanguage } from '#platform/web/i18n/text-provider.tsx';
import { PortalLink } from '#platform/web/portal-link.tsx';
import { textLinkClass } from '#platform/web/ui/actions/text-link.tsx';
import { closeDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { InfoContent } from '#platform/web/ui/dialog/info-content.tsx';
import { showToast } from '#platform/web/ui/states/toast-store.ts';
import { deleteCard, type Card } from '../../contract.ts';
import { assignCard } from '../../../payments/contract.ts';
import { assignmentOf, countOf, nothing, numbersToppedUpBy } from '../../../payments/rules.ts';
import { paymentsQuery } from '../../../web/queries.ts';
import { cardKeys } from '../../../web/use-reload-cards.ts';
import { ConfirmDialog } from '../../../web/dialogs/confirm-dialog.tsx';

/** Deletes a card that pays nothing, or the last one, whose payments then end. One that tops up a number stays. */
export function DeleteCardDialog({ card }: { card: Card }) {
  const t = useTranslations('profile');
  const cards = useTranslations('profile-cards');
  const api = useApi();
  const { data: payments } = useQuery(paymentsQuery(api, useLanguage()));
  const count = payments ? countOf(assignmentOf(payments, card.card_id)) : 0;
  const cardId = card.card_id;
  const change = useChange({ area: 'profile-cards', reread: cardKeys });
  const remove = async (changing: ApiClient) => {
    if (count > 0) await changing.call(assignCard, { params: { cardId }, body: nothing });
    await changing.call(deleteCard, { params: { cardId } });
  };
  const showRemoved = async () => {
    await closeDialog();
    showToast({ text: cards('card_removed') });
  };
  const numbers = payments ? numbersToppedUpBy(cardId, payments) : [];
  if (numbers.length > 0) return <InUse card={card} numbers={numbers} />;
  return (
    <ConfirmDialog
      title={cards('card_remove_title', { name: card.name })}
      text={count > 0 ? cards('card_remove_last_text', { count }) : cards('card_remove_text')}
      confirm={cards('card_remove')}
      keep={t('cancel')}
      change={change}
      onConfirm={() => change.run(remove, { onDone: showRemoved })}
    />
  );
}

function InUse({ card, numbers }: { card: Card; numbers: readonly string[] }) {
  const t = useTranslations('profile');
  const cards = useTranslations('profile-cards');
  return (
    <InfoContent
      title={cards('card_tops_up_title', { name: card.name })}
      text={cards('card_tops_up_text', { numbers: numbers.map(readableNumber).join(', ') })}
      close={t('ok')}
    >
      {numbers.map((msisdn) => (
        <PortalLink
          key={msisdn}
          to="/balance"
          search={{ msisdn }}
          className={textLinkClass}
          onClick={() => void closeDialog()}
        >
          {cards('card_tops_up_link', { number: readableNumber(msisdn) })}
        </PortalLink>
      ))}
    </InfoContent>
  );
}
