import { Outlet } from '@tanstack/react-router';
import { BareShell } from './shells.tsx';

export function BareLayout() {
  return (
    <BareShell>
      <Outlet />
    </BareShell>
  );
}
