// Navigates to an address that the server allowed: inside the portal without a reload, elsewhere by leaving it.

import { useRouter } from '@tanstack/react-router';

export function useGoTo(): (address: string) => void {
  const router = useRouter();
  return (address) => {
    const url = new URL(address, location.origin);
    if (url.origin === location.origin) router.history.push(url.pathname + url.search + url.hash);
    else location.assign(url.href);
  };
}
