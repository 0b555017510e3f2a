import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { useApi } from '#platform/web/api/api-context.ts';
import { editIcon, pinIcon, trashIcon } from '#platform/web/art/icons/actions.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { openDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { Disc } from '#platform/web/ui/cards/disc.tsx';
import { EmptyState } from '#platform/web/ui/states/empty-state.tsx';
import { IconButton } from '#platform/web/ui/actions/icon-button.tsx';
import { RowContent, RowList, rowClass } from '#platform/web/ui/cards/row-list.tsx';
import type { Address } from '../contract.ts';
import { registerProfileDialogs } from '../../web/dialogs.ts';
import { QueryContent } from '#platform/web/ui/states/query-content.tsx';
import { ProfilePage } from '../../web/profile-page.tsx';
import { addressesQuery } from '../../web/queries.ts';
import { useWrittenAddress } from './use-written-address.ts';

registerProfileDialogs();

export function MyAddressesScreen() {
  const t = useTranslations('profile');
  const query = useQuery(addressesQuery(useApi()));
  const add = (
    <Button kind="primary" onClick={() => openDialog('profile.HandleAddress')}>
      {t('address_add')}
    </Button>
  );
  return (
    <ProfilePage title={t('addresses_title')} text={t('addresses_text')} aside={add}>
      <QueryContent query={query}>
        {(addresses) =>
          addresses.length === 0 ? (
            <EmptyState title={t('addresses_empty_title')} text={t('addresses_empty_text')} />
          ) : (
            <RowList>
              {addresses.map((address) => (
                <li key={address.id} className={rowClass}>
                  <AddressRow address={address} />
                </li>
              ))}
            </RowList>
          )
        }
      </QueryContent>
    </ProfilePage>
  );
}

function AddressRow({ address }: { address: Address }) {
  const t = useTranslations('profile');
  const written = useWrittenAddress()(address);
  const name = address.address_comment ?? written;
  return (
    <RowContent
      lead={<Disc shape={pinIcon} />}
      title={name}
      note={address.address_comment ? written : undefined}
      state={
        <span className="flex gap-1">
          <IconButton
            label={t('address_edit_of', { address: name })}
            shape={editIcon}
            onClick={() => openDialog('profile.HandleAddress', { address })}
          />
          <IconButton
            label={t('address_delete_of', { address: name })}
            shape={trashIcon}
            onClick={() => openDialog('profile.DeleteAddress', { address })}
          />
        </span>
      }
      leads={false}
    />
  );
}
