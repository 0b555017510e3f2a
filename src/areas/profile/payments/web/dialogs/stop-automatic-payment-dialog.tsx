import { useTranslations } from 'use-intl/react';
import { useChange } from '#platform/web/api/use-change.ts';
import { closeDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { showToast } from '#platform/web/ui/states/toast-store.ts';
import type { Card } from '../../../cards/contract.ts';
import { setAutomaticPayment } from '../../contract.ts';
import { automaticPayment, automaticPaymentBody, onlyItem, type PayableItem } from '../../rules.ts';
import { cardKeys } from '../../../web/use-reload-cards.ts';
import { ConfirmDialog } from '../../../web/dialogs/confirm-dialog.tsx';

export type StopAutomaticPaymentProps = { item: PayableItem; name: string; card: Card };

export function StopAutomaticPaymentDialog({ item, name, card }: StopAutomaticPaymentProps) {
  const t = useTranslations('profile-cards');
  const change = useChange({ area: 'profile-cards', reread: cardKeys });
  const stop = () => {
    const body = automaticPaymentBody(automaticPayment(card.card_id, onlyItem(item), false));
    return change.run((api) => api.call(setAutomaticPayment, { body }), {
      onDone: async () => {
        await closeDialog();
        showToast({ text: t('payments_stopped') });
      },
    });
  };
  return (
    <ConfirmDialog
      title={t('payments_stop_title')}
      text={t('payments_stop_text', { name, card: card.name })}
      confirm={t('payments_stop')}
      keep={t('payments_stop_keep')}
      change={change}
      onConfirm={stop}
    />
  );
}
