import { useTranslations } from 'use-intl/react';
import { infoIcon } from '#platform/web/art/icons/shell.ts';
import { RowList } from '#platform/web/ui/cards/row-list.tsx';
import { PageTitle } from '#platform/web/ui/layout/page-title.tsx';
import { Section } from '#platform/web/ui/layout/section.tsx';
import { EmptyState } from '#platform/web/ui/states/empty-state.tsx';
import { Notice } from '#platform/web/ui/states/notice.tsx';
import { useDocumentTitle } from '#platform/web/use-document-title.ts';
import { BackToNetwork } from '../../web/back-to-network.tsx';
import { NetworkPage, type RouterView } from '../../web/network-page.tsx';
import type { HomeDevice } from '../contract.ts';
import { DeviceRow } from './device-row.tsx';

/** The devices that the router knows: connected now, and earlier. */
export function DevicesScreen() {
  const t = useTranslations('home-people');
  useDocumentTitle(t('devices'));
  return <NetworkPage>{(given) => <Devices {...given} />}</NetworkPage>;
}

function Devices({ msisdn, device: { HomeDevices: all, Abilities, DeviceModel, IsOnline } }: RouterView) {
  const t = useTranslations('home-people');
  const connected = all.filter(({ IsConnected }) => IsConnected);
  const away = all.filter(({ IsConnected }) => !IsConnected);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-section">
      <div className="grid gap-4">
        <BackToNetwork />
        <PageTitle title={t('devices')} text={t(Abilities.Pause ? 'devices_text' : 'devices_text_cannot')} />
      </div>
      {!Abilities.Pause && (
        <Notice tone="info" shape={infoIcon}>
          {t('devices_cannot', { model: DeviceModel })}
        </Notice>
      )}
      {all.length === 0 && <EmptyState title={t('devices_none')} text={t('devices_none_text')} />}
      <DeviceSection title={t(IsOnline ? 'devices_connected' : 'devices_last')} msisdn={msisdn} devices={connected} />
      <DeviceSection title={t('devices_away')} msisdn={msisdn} devices={away} />
    </div>
  );
}

type DeviceSectionProps = { title: string; msisdn: string; devices: readonly HomeDevice[] };

function DeviceSection({ title, msisdn, devices }: DeviceSectionProps) {
  if (devices.length === 0) return null;
  return (
    <Section title={title}>
      <RowList>
        {devices.map((device) => (
          <DeviceRow key={device.Mac} msisdn={msisdn} device={device} />
        ))}
      </RowList>
    </Section>
  );
}
