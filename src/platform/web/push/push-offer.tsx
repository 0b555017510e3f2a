import type { ReactNode } from 'react';
import { PortalLink } from '../portal-link.tsx';
import { textLinkClass } from '../ui/actions/text-link.tsx';
import { canPush } from './browser-push.ts';

/** Where push messages are of use: the way to their settings, unless this browser was asked before. */
export function PushOffer({ children }: { children: ReactNode }) {
  if (!canPush() || Notification.permission !== 'default') return null;
  return (
    <PortalLink to="/my-profile/notifications" className={textLinkClass}>
      {children}
    </PortalLink>
  );
}
