import { Outlet } from '@tanstack/react-router';
import { BareShell } from './open-shell.tsx';

export function BareLayout() {
  return (
    <BareShell>
      <Outlet />
    </BareShell>
  );
}
