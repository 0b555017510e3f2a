import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { useApi } from '#platform/web/api/api-context.ts';
import { closeDialog } from '#platform/web/ui/dialog-registry.ts';
import { showToast } from '#platform/web/ui/toast-store.ts';
import { unsubscribeFromNotifications, type NotificationType } from '../../notification-contract.ts';
import { notificationsKey } from '../queries.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

export function UnsubscribeForNotificationsDialog({ type }: { type: NotificationType }) {
  const t = useTranslations('profile');
  const api = useApi();
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: () => api.call(unsubscribeFromNotifications, { body: { notification_type_id: type.id } }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: notificationsKey });
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
    />
  );
}
