import type { ReactNode } from 'react';
import './avatar.css';

type AvatarProps = { tone?: 'accent' | 'waiting'; size?: 'm' | 'xl'; children: ReactNode };

/** Initials or an icon on a disc; the name is beside it. */
export function Avatar({ tone = 'accent', size = 'm', children }: AvatarProps) {
  return (
    <span className="avatar" data-tone={tone} data-size={size} aria-hidden>
      {children}
    </span>
  );
}
