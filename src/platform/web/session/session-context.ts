// The tokens of this browser, for hooks and screens.

import { createContext, use, useSyncExternalStore } from 'react';
import type { TokenStore } from './token-store.ts';

export const TokenStoreContext = createContext<TokenStore | null>(null);

export function useTokenStore(): TokenStore {
  const store = use(TokenStoreContext);
  if (!store) throw new Error('TokenStoreContext is missing above this component');
  return store;
}

/** True while an access token exists, in this tab and all others. */
export function useIsSignedIn(): boolean {
  const store = useTokenStore();
  return useSyncExternalStore(store.onChange, store.isSignedIn, store.isSignedIn);
}
