// Signing out, offered to any screen; the app says how it is done.

import { createContext, use } from 'react';

export const SignOutContext = createContext<() => Promise<void>>(() => Promise.resolve());

export function useSignOut(): () => Promise<void> {
  return use(SignOutContext);
}
