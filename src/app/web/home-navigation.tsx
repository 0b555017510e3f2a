// The navigation of home while it runs without the router: other pages are opened by the portal, which takes over.

import { createContext, use, useEffect, useMemo, useState, type MouseEvent, type ReactNode } from 'react';
import {
  NavigationContext,
  searchOf,
  useNavigation,
  type LinkProps,
  type Navigation,
} from '#platform/web/navigation/navigation.ts';
import { opensElsewhere } from '#platform/web/navigation/opens-elsewhere.ts';
import { parseSearch } from '#platform/web/search-codec.ts';
import { isHome } from '#platform/web-base.ts';
import { addressOf, type FullPortal } from './full-portal.ts';

const home = '/';

const FullPortalContext = createContext<FullPortal | null>(null);

export function HomeNavigation({ portal, children }: { portal: FullPortal; children: ReactNode }) {
  const [search, setSearch] = useState(() => parseSearch(location.search));
  useEffect(() => {
    // Back may also lead to the sign-in page, which home has replaced.
    const show = () => (isHome(location.pathname) ? setSearch(parseSearch(location.search)) : void portal.takeOver());
    addEventListener('popstate', show);
    return () => removeEventListener('popstate', show);
  }, [portal]);
  const navigation = useMemo<Navigation>(
    () => ({
      path: home,
      msisdn: search['msisdn'],
      serves: undefined,
      Link: HomeLink,
      goTo: (destination) => {
        if (destination.to !== home) return portal.takeOver(destination);
        const address = addressOf(destination);
        if (address !== location.pathname + location.search) history.pushState(null, '', address);
        setSearch(destination.search ?? {});
        scrollTo(0, 0);
        return Promise.resolve();
      },
    }),
    [search, portal],
  );
  return (
    <FullPortalContext value={portal}>
      <NavigationContext value={navigation}>{children}</NavigationContext>
    </FullPortalContext>
  );
}

function HomeLink({ to, search, onClick, children, ...rest }: LinkProps) {
  const { msisdn, goTo } = useNavigation();
  const portal = use(FullPortalContext);
  const destination = { to, search: searchOf({ to, search }, msisdn) };
  const isCurrent = to === home && (search === undefined || search['msisdn'] === msisdn);
  const prepare = () => to !== home && portal?.prepare(destination);
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || opensElsewhere(event)) return;
    event.preventDefault();
    void goTo(destination);
  };
  return (
    <a
      {...(isCurrent && { 'aria-current': 'page' })}
      {...rest}
      href={addressOf(destination)}
      onClick={open}
      onPointerEnter={prepare}
      onFocus={prepare}
    >
      {children}
    </a>
  );
}
