// The desk session of all tabs of a browser. Its cookie is deleted when the browser is closed; the token is then useless.

import { createContext, use, useSyncExternalStore } from 'react';
import { createListeners } from '#platform/web/listeners.ts';

const storageKey = 'desk_token';

export type DeskSession = {
  token(): string | null;
  /** Whether it ended without a sign-out. */
  wasEnded(): boolean;
  open(token: string): void;
  end(how: 'left' | 'over'): void;
  /** The server refused this token; a newer one of another tab stays. */
  expire(token: string | null): void;
  onChange(listener: () => void): () => void;
};

/** `changes` emits changes of other tabs: the window in a browser. */
export function createDeskSession(storage: Storage, changes: Pick<EventTarget, 'addEventListener'>): DeskSession {
  const listeners = createListeners();
  let ended = false;
  const token = () => storage.getItem(storageKey);
  changes.addEventListener('storage', (event) => {
    const { key } = event as StorageEvent;
    if (key !== storageKey && key !== null) return;
    ended = false;
    listeners.notify();
  });
  const end: DeskSession['end'] = (how) => {
    storage.removeItem(storageKey);
    ended = how === 'over';
    listeners.notify();
  };
  return {
    token,
    wasEnded: () => ended,
    open(opened) {
      storage.setItem(storageKey, opened);
      ended = false;
      listeners.notify();
    },
    end,
    expire(refused) {
      if (refused !== null && refused === token()) end('over');
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
