import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { useApi } from '#platform/web/api/api-context.ts';
import { closeDialog } from '#platform/web/ui/dialog-registry.ts';
import { showToast } from '#platform/web/ui/toast-store.ts';
import { deleteAddress, type Address } from '../../address-contract.ts';
import { addressesKey } from '../queries.ts';
import { useWrittenAddress } from '../use-written-address.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

export function DeleteAddressDialog({ address }: { address: Address }) {
  const t = useTranslations('profile');
  const api = useApi();
  const client = useQueryClient();
  const written = useWrittenAddress();
  const change = useMutation({
    mutationFn: () => api.call(deleteAddress, { params: { id: address.id } }),
    onError: () => client.invalidateQueries({ queryKey: addressesKey }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: addressesKey });
      await closeDialog();
      showToast({ text: t('address_deleted') });
    },
  });
  return (
    <ConfirmDialog
      title={t('address_delete_title')}
      text={written(address)}
      confirm={t('address_delete')}
      keep={t('cancel')}
      change={change}
      area="profile"
    />
  );
}
