import { Link, useLocation, useMatches, useRouter, useSearch } from '@tanstack/react-router';
import { useMemo, type ReactNode } from 'react';
import type { ServiceType } from '#platform/service-type.ts';
import { NavigationContext, searchOf, useNavigation, type LinkProps, type Navigation } from './navigation.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The service types of a screen; all by default. */
    serves?: readonly ServiceType[];
  }
}

/** The navigation of all screens under a route. */
export function RouterNavigation({ children }: { children: ReactNode }) {
  const router = useRouter();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const search = useSearch({ strict: false }) as Record<string, string | undefined>;
  const msisdn = search['msisdn'];
  const serves = useMatches({ select: (matches) => matches.at(-1)?.staticData.serves });
  const navigation = useMemo<Navigation>(
    () => ({
      path,
      msisdn,
      serves,
      Link: RouterLink,
      goTo: (destination) => router.navigate({ search: {}, ...destination }),
    }),
    [path, msisdn, serves, router],
  );
  return <NavigationContext value={navigation}>{children}</NavigationContext>;
}

function RouterLink({ to, search, ...rest }: LinkProps) {
  const { msisdn } = useNavigation();
  // The router's types are stricter than the attributes of an anchor.
  const anchor: object = rest;
  return (
    <Link
      {...anchor}
      to={to}
      search={searchOf({ to, search }, msisdn)}
      // A link with a search is current only if the page has the same search.
      activeOptions={{ includeSearch: search !== undefined, exact: to === '/' }}
    />
  );
}
