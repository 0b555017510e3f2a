import { useTranslations } from 'use-intl/react';
import { laptopIcon } from '#platform/web/art/icons/devices.ts';
import { routerIcon } from '#platform/web/art/icons/services.ts';
import { profileIcon } from '#platform/web/art/icons/shell.ts';
import { PortalLink } from '#platform/web/portal-link.tsx';
import { Disc } from '#platform/web/ui/cards/disc.tsx';
import { rowClass, RowContent } from '#platform/web/ui/cards/row-list.tsx';
import type { Device } from '../contract.ts';
import { shownMoment } from './use-contact.ts';

/** The rows of the guest network, the devices and the line in the list of the home. */
export function HomeRows({ msisdn, device }: { msisdn: string; device: Device }) {
  const t = useTranslations('home-people');
  const guestNote = useGuestNote(device);
  const rows = [
    { to: '/home-network-module/guest', shape: profileIcon, title: t('guest'), note: guestNote },
    {
      to: '/home-network-module/devices',
      shape: laptopIcon,
      title: t('devices'),
      note: t('devices_row', { count: device.HomeDevices.filter(({ IsConnected }) => IsConnected).length }),
    },
    { to: '/home-network-module/line', shape: routerIcon, title: t('line'), note: t('line_row') },
  ];
  return rows.map(({ to, shape, title, note }) => (
    <li key={to}>
      <PortalLink to={to} search={{ msisdn }} className={rowClass}>
        <RowContent lead={<Disc shape={shape} />} title={title} note={note} />
      </PortalLink>
    </li>
  ));
}

function useGuestNote({ Guest }: Device): string {
  const t = useTranslations('home-people');
  if (!Guest) return t('guest_row_cannot');
  if (Guest.IsEnding) return t('guest_row_ending');
  if (!Guest.IsActive) return t('guest_row_off');
  if (Guest.IsPending) return t('guest_row_starting');
  return Guest.EndsAt ? t('guest_row_on', { when: shownMoment(Guest.EndsAt) }) : t('guest_row_always');
}
