import { useRouter, useSearch } from '@tanstack/react-router';
import { useGoTo } from '#platform/web/session/use-go-to.ts';
import { webBase } from '#platform/web-base.ts';
import { LoginScreen } from './login-screen.tsx';
import type { LoginSearch } from './login-destination.ts';

/** The sign-in screen when opened from inside the portal. */
export function LoginRoute() {
  const router = useRouter();
  const search = useSearch({ strict: false }) as LoginSearch;
  const getReady = (address: string) => void router.preloadRoute({ to: address.slice(webBase.length) });
  return <LoginScreen search={search} destination={{ goTo: useGoTo(), getReady }} />;
}
