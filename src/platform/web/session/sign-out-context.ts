// Sign-out for any screen; the app implements it.

import { createContext, use } from 'react';

export const SignOutContext = createContext<() => Promise<void>>(() => Promise.resolve());

export function useSignOut(): () => Promise<void> {
  return use(SignOutContext);
}
