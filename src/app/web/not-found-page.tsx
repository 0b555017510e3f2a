import { NotFoundScreen } from '#platform/web/shell/not-found-screen.tsx';
import { OpenShell } from './shells.tsx';

export function NotFoundPage() {
  return (
    <OpenShell>
      <NotFoundScreen />
    </OpenShell>
  );
}
