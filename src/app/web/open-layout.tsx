import { Outlet } from '@tanstack/react-router';
import { OpenShell } from './shells.tsx';

export function OpenLayout() {
  return (
    <OpenShell>
      <Outlet />
    </OpenShell>
  );
}
