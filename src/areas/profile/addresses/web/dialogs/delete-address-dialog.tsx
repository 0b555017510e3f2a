import { useTranslations } from 'use-intl/react';
import { useChange } from '#platform/web/api/use-change.ts';
import { closeDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { showToast } from '#platform/web/ui/states/toast-store.ts';
import { addressesKey } from '#platform/web/api/query-keys.ts';
import { deleteAddress, type Address } from '../../contract.ts';
import { useWrittenAddress } from '../use-written-address.ts';
import { ConfirmDialog } from '../../../web/dialogs/confirm-dialog.tsx';

export function DeleteAddressDialog({ address }: { address: Address }) {
  const t = useTranslations('profile');
  const written = useWrittenAddress();
  const change = useChange({ area: 'profile', reread: [addressesKey] });
  const remove = () =>
    change.run((api) => api.call(deleteAddress, { params: { id: address.id } }), {
      onDone: async () => {
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
      onConfirm={remove}
    />
  );
}
