import { Outlet } from '@tanstack/react-router';
import { PersonalShell } from './personal-shell.tsx';

export function PersonalLayout() {
  return (
    <PersonalShell>
      <Outlet />
    </PersonalShell>
  );
}
