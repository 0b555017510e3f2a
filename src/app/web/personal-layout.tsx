import { Outlet } from '@tanstack/react-router';
import { PersonalShell } from './shells.tsx';

export function PersonalLayout() {
  return (
    <PersonalShell>
      <Outlet />
    </PersonalShell>
  );
}
