import { useTranslations } from 'use-intl/react';
import { editIcon, portsIcon, trashIcon } from '#platform/web/art/icons/actions.ts';
import { Disc } from '#platform/web/ui/cards/disc.tsx';
import { IconButton } from '#platform/web/ui/actions/icon-button.tsx';
import { Switch } from '#platform/web/ui/fields/switch.tsx';
import { openDialog, preloadDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { TableOrCards, type TableColumn } from '#platform/web/ui/cards/table-or-cards.tsx';
import type { Device } from '../../contract.ts';
import type { ListedMapping } from '../contract.ts';
import { kindOf } from '../presets.ts';
import { hasInternalRange, isKnownOpen, rangeOf } from '../rules.ts';
import { protocolNames } from '../constants.ts';
import { kindIcons } from './kind-icons.ts';
import { InfoButton } from '../../web/info-button.tsx';
import { usePortActions } from './use-port-actions.ts';
import './ports-table.css';

/** The mappings: a table on a large screen, cards on a small one. */
export function PortsTable({ msisdn, device }: { msisdn: string; device: Device }) {
  const t = useTranslations('port-forwarding');
  return (
    <TableOrCards<ListedMapping>
      caption={t('page')}
      columns={useColumns(msisdn, device)}
      rows={device.PortFwd}
      rowKey={({ InstNumber }) => InstNumber}
    />
  );
}

function useColumns(msisdn: string, device: Device): [TableColumn<ListedMapping>, ...TableColumn<ListedMapping>[]] {
  const t = useTranslations('port-forwarding');
  const { toggle, remove } = usePortActions(msisdn, device);
  const hostOf = (address: string) => device.Hosts.find(({ IpAddress }) => IpAddress === address)?.Name;
  return [
    {
      key: 'service',
      title: t('service'),
      info: <InfoButton setting={t('service')} text={t('info_service')} />,
      cell: (mapping) => <ServiceName mapping={mapping} />,
    },
    {
      key: 'device',
      title: t('device'),
      info: <InfoButton setting={t('device')} text={t('info_address')} />,
      cell: ({ InternalClient }) => (
        <span>
          {hostOf(InternalClient)}
          <small>{InternalClient}</small>
        </span>
      ),
    },
    {
      key: 'outside',
      title: t('outside'),
      info: <InfoButton setting={t('outside')} text={t('info_outside')} />,
      cell: ({ ExternalPort, ExternalPortEndRange }) => <b>{rangeOf(ExternalPort, ExternalPortEndRange)}</b>,
    },
    {
      key: 'inside',
      title: t('inside'),
      info: <InfoButton setting={t('inside')} text={t('info_inside')} />,
      cell: ({ InternalPort, InternalEndPort }) => (
        <b>{hasInternalRange(device) ? rangeOf(InternalPort, InternalEndPort) : InternalPort}</b>
      ),
    },
    {
      key: 'protocol',
      title: t('protocol'),
      info: <InfoButton setting={t('protocol')} text={t('info_protocol')} />,
      cell: ({ PortMappingProtocol }) => protocolNames[PortMappingProtocol],
    },
    {
      key: 'enabled',
      title: t('enabled'),
      control: 'beside',
      cell: (mapping) => (
        <Switch
          label={t('toggle', { name: mapping.PortMappingDescription })}
          labelHidden
          checked={mapping.PortMappingEnabled}
          // Not disabled, because the clicked element would lose the focus.
          aria-disabled={mapping.IsPending || undefined}
          aria-busy={mapping.IsPending || undefined}
          onChange={() => !mapping.IsPending && toggle(mapping)}
        />
      ),
    },
    {
      key: 'actions',
      title: t('actions'),
      control: 'below',
      cell: (mapping) => (
        <>
          <IconButton
            label={t('edit', { name: mapping.PortMappingDescription })}
            shape={editIcon}
            disabled={mapping.IsPending}
            onPointerEnter={() => preloadDialog('home-network.EditPort')}
            onClick={() => openDialog('home-network.EditPort', { msisdn, instNumber: mapping.InstNumber })}
          />
          <IconButton
            label={t('remove', { name: mapping.PortMappingDescription })}
            shape={trashIcon}
            disabled={mapping.IsPending}
            onClick={() => remove(mapping)}
          />
        </>
      ),
    },
  ];
}

function ServiceName({ mapping }: { mapping: ListedMapping }) {
  const t = useTranslations('port-forwarding');
  const kind = kindOf(mapping);
  const { IsPending: isPending } = mapping;
  const isOpen = isKnownOpen(mapping);
  return (
    <span className="port-name" data-open={isOpen || undefined}>
      <Disc shape={kind ? kindIcons[kind] : portsIcon} tone={isOpen ? 'waiting' : 'calm'} />
      <span>
        <b>{mapping.PortMappingDescription}</b>
        <small>{isPending ? t('pending') : t(isOpen ? 'open' : 'shut')}</small>
      </span>
    </span>
  );
}
