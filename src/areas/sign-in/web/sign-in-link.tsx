import type { MouseEvent, ReactNode } from 'react';
import { textLinkClass } from '#platform/web/ui/actions/text-link.tsx';
import { opensElsewhere } from '#platform/web/navigation/opens-elsewhere.ts';
import { webBase } from '#platform/web-base.ts';
import type { LoginDestination } from './login-destination.ts';

/** A link from the sign-in screen to another screen outside the portal shell. */
export function SignInLink({
  to,
  destination,
  children,
}: {
  to: string;
  destination: LoginDestination;
  children: ReactNode;
}) {
  const address = webBase + to;
  const go = (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    destination.goTo(address);
  };
  const getReady = () => destination.getReady(address);
  return (
    <a href={address} className={textLinkClass} onClick={go} onPointerEnter={getReady} onFocus={getReady}>
      {children}
    </a>
  );
}
