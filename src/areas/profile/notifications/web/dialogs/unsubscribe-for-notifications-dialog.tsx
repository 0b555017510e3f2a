import { useTranslations } from 'use-intl/react';
import { useChange } from '#platform/web/api/use-change.ts';
import { closeDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { showToast } from '#platform/web/ui/states/toast-store.ts';
import { unsubscribeFromNotifications, type NotificationType } from '../../contract.ts';
import { notificationsKey } from '../../../web/queries.ts';
import { ConfirmDialog } from '../../../web/dialogs/confirm-dialog.tsx';

export function UnsubscribeForNotificationsDialog({ type }: { type: NotificationType }) {
  const t = useTranslations('profile');
  const change = useChange({ reread: [notificationsKey] });
  const unsubscribe = () =>
    change.run((api) => api.call(unsubscribeFromNotifications, { body: { notification_type_id: type.id } }), {
      onDone: async () => {
        await closeDialog();
        showToast({ text: t('unsubscribed') });
      },
    });
  return (
    <ConfirmDialog
      title={t('unsubscribe_title')}
      text={t('unsubscribe_text', { description: type.description })}
      confirm={t('unsubscribe_do')}
      keep={t('unsubscribe_keep')}
      change={change}
      onConfirm={unsubscribe}
    />
  );
}
