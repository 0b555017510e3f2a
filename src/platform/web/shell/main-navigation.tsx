import { useTranslations } from 'use-intl/react';
import { Icon } from '#platform/web/art/icon.tsx';
import {
  billsIcon,
  chevronRightIcon,
  extrasIcon,
  homeIcon,
  networkIcon,
  profileIcon,
  roamingIcon,
  usageIcon,
} from '#platform/web/art/icons/shell.ts';
import { SideWire } from '#platform/web/art/side-wire.tsx';
import { Avatar } from '#platform/web/ui/cards/avatar.tsx';
import { useIsAreaEnabled } from '../enabled-areas.ts';
import { PortalLink } from '../portal-link.tsx';
import { Brand } from './brand.tsx';
import type { ShellPerson } from './shell-data.ts';

/** A tab bar has room for five; the side column shows all. */
const places = [
  { to: '/', text: 'nav_home', shape: homeIcon },
  { to: '/bills', text: 'nav_bills', shape: billsIcon, isOnlyAside: true },
  { to: '/usage', text: 'nav_usage', shape: usageIcon, area: 'usage', isOnlyAside: true },
  { to: '/digital-extras/select-services', text: 'nav_extras', shape: extrasIcon },
  { to: '/home-network-module', text: 'nav_network', shape: networkIcon, area: 'home-network' },
  { to: '/roaming', text: 'nav_roaming', shape: roamingIcon, area: 'roaming' },
  { to: '/my-profile', text: 'nav_profile', shape: profileIcon },
] as const;

/** Pages that are linked from the profile and have their own address. */
const ofProfile = '/e-signing';

/** Tab bar on a phone, floating dock on a tablet, side column from 1280 px. */
export function MainNavigation({ person, path }: { person: ShellPerson | null; path: string }) {
  const t = useTranslations('shell');
  const isEnabled = useIsAreaEnabled();
  const shown = places.filter((place) => !('area' in place) || isEnabled(place.area));
  const isCurrent = (to: string) => to === '/my-profile' && path.startsWith(ofProfile);
  return (
    <nav className="main-navigation" aria-label={t('main_navigation')}>
      <Brand />
      <ul>
        {shown.map((place) => (
          <li key={place.to} {...('isOnlyAside' in place && { className: 'only-aside' })}>
            <PortalLink to={place.to} {...(isCurrent(place.to) && { 'aria-current': 'page' })}>
              <span className="main-navigation-pill">
                <Icon shape={place.shape} />
              </span>
              {t(place.text)}
            </PortalLink>
          </li>
        ))}
      </ul>
      {path === '/' ? <div className="main-navigation-wire" /> : <SideWire className="main-navigation-wire" />}
      {person && (
        <PortalLink to="/my-profile" className="main-navigation-person">
          <Avatar>{person.initials}</Avatar>
          <b>{person.name}</b>
          <Icon shape={chevronRightIcon} size="s" />
        </PortalLink>
      )}
    </nav>
  );
}
