// A link to another address of the portal; it keeps the chosen service unless it names another.

import { Link, useSearch } from '@tanstack/react-router';
import type { ComponentProps } from 'react';

type PortalLinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: string; search?: Record<string, string> };

export function PortalLink({ to, search, ...rest }: PortalLinkProps) {
  const here = useSearch({ strict: false }) as Record<string, string | undefined>;
  const kept = here['msisdn'] ? { msisdn: here['msisdn'] } : {};
  return <Link {...(rest as object)} to={to as never} search={{ ...kept, ...search } as never} activeOptions={{ includeSearch: false, exact: to === '/' }} />;
}
