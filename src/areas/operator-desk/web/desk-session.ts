// The desk session, only in this tab: it ends when the tab is closed.

import { createContext, use, useSyncExternalStore } from 'react';
import { createListeners } from '#platform/web/listeners.ts';

const storageKey = 'desk_token';

export type DeskSession = {
  token(): string | null;
  /** Whether it ended without a sign-out. */
  wasEnded(): boolean;
  open(token: string): void;
  end(how: 'left' | 'over'): void;
  onChange(listener: () => void): () => void;
};

export function createDeskSession(storage: Storage): DeskSession {
  const listeners = createListeners();
  let ended = false;
  return {
    token: () => storage.getItem(storageKey),
    wasEnded: () => ended,
    open(token) {
      storage.setItem(storageKey, token);
      ended = false;
      listeners.notify();
    },
    end(how) {
      storage.removeItem(storageKey);
      ended = how === 'over';
      listeners.notify();
    },
    onChange: listeners.add,
  };
}

export const DeskSessionContext = createContext<DeskSession | null>(null);

export function useDeskSession(): DeskSession {
  const session = use(DeskSessionContext);
  if (!session) throw new Error('DeskSessionContext is missing above this component');
  return session;
}

export function useDeskToken(): string | null {
  const session = useDeskSession();
  return useSyncExternalStore(session.onChange, session.token, session.token);
}
