// A link to another address of the portal; it keeps the chosen service unless it names another.

import { Link, useLocation } from '@tanstack/react-router';
import type { ComponentProps } from 'react';

type PortalLinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: string; search?: Record<string, string> };

export function PortalLink({ to, search, ...rest }: PortalLinkProps) {
  const msisdn = useLocation({ select: ({ search }) => (search as Record<string, string | undefined>)['msisdn'] });
  const kept = msisdn ? { msisdn } : {};
  // The router's types are stricter than the attributes of an anchor.
  const anchor: object = rest;
  return (
    <Link
      {...anchor}
      to={to}
      search={{ ...kept, ...search }}
      // A link with a search is current only if the page has the same search.
      activeOptions={{ includeSearch: search !== undefined, exact: to === '/' }}
    />
  );
}
