import { useTranslations } from 'use-intl/react';
import { clockIcon, blockIcon } from '#platform/web/art/icons/services.ts';
import { Badge } from '#platform/web/ui/cards/badge.tsx';
import { Disc } from '#platform/web/ui/cards/disc.tsx';
import { rowClass, RowContent } from '#platform/web/ui/cards/row-list.tsx';
import { openDialog, preloadDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { bandNames } from '../../constants.ts';
import { shownMoment } from '../../web/use-contact.ts';
import type { HomeDevice } from '../contract.ts';
import { deviceIcons } from './device-icons.ts';

/** A device in the list; pressing it opens its dialog. */
export function DeviceRow({ msisdn, device }: { msisdn: string; device: HomeDevice }) {
  const t = useTranslations('home-people');
  const { Mac: mac, Name, Kind, BandType, IsConnected, Since } = device;
  const since = Since && t(IsConnected ? 'device_since' : 'device_seen', { when: shownMoment(Since) });
  const note = [t(`kind_${Kind}`), BandType ? bandNames[BandType] : t('device_cable'), since]
    .filter(Boolean)
    .join(' · ');
  return (
    <li>
      <button
        type="button"
        className={rowClass}
        aria-haspopup="dialog"
        onPointerEnter={() => preloadDialog('home-network.Device')}
        onClick={() => openDialog('home-network.Device', { msisdn, mac })}
      >
        <RowContent
          lead={<Disc shape={deviceIcons[Kind]} tone={device.Internet === 'on' && IsConnected ? 'accent' : 'calm'} />}
          title={Name}
          note={note}
          state={<DeviceState device={device} />}
        />
      </button>
    </li>
  );
}

export function DeviceState({ device: { Internet, PausedUntil, IsPending } }: { device: HomeDevice }) {
  const t = useTranslations('home-people');
  if (IsPending) return <Badge shape={clockIcon}>{t('device_pending')}</Badge>;
  if (Internet === 'on') return null;
  return (
    <Badge tone="waiting" shape={blockIcon}>
      {PausedUntil ? t('paused_until', { when: shownMoment(PausedUntil) }) : t(Internet)}
    </Badge>
  );
}
