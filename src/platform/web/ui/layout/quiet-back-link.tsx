import type { ReactNode } from 'react';
import { Icon } from '#platform/web/art/icon.tsx';
import { chevronLeftIcon } from '#platform/web/art/icons/shell.ts';
import { PortalLink } from '#platform/web/portal-link.tsx';
import './quiet-back-link.css';

type QuietBackLinkProps = { to: string; className?: string; children: ReactNode };

/** A link to the parent page in quiet ink, close to the content below it. */
export function QuietBackLink({ to, className = '', children }: QuietBackLinkProps) {
  return (
    <PortalLink to={to} className={`quiet-back-link ${className}`}>
      <Icon shape={chevronLeftIcon} size="s" />
      {children}
    </PortalLink>
  );
}
