import { Outlet } from '@tanstack/react-router';
import { OpenShell } from './open-shell.tsx';

export function OpenLayout() {
  return (
    <OpenShell>
      <Outlet />
    </OpenShell>
  );
}
