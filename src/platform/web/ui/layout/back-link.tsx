import type { ReactNode } from 'react';
import { Icon } from '#platform/web/art/icon.tsx';
import { chevronLeftIcon } from '#platform/web/art/icons/shell.ts';
import { PortalLink } from '#platform/web/portal-link.tsx';
import { textLinkClass } from '../actions/text-link.tsx';

/** A link to the parent page, above the title. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <PortalLink to={to} className={`${textLinkClass} inline-flex min-h-tap items-center gap-1 justify-self-start`}>
      <Icon shape={chevronLeftIcon} size="s" />
      {children}
    </PortalLink>
  );
}
