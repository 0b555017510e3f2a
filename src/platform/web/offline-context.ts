// Whether the screen shows kept answers or the browser has no connection: then nothing can be changed.

import { createContext, use, useSyncExternalStore } from 'react';
import { oldestKeptAnswer, onKeptAnswerChange } from './api/cached-answer-store.ts';

/** False outside the portal's shell, such as at sign-in, which explains itself. */
export const OfflineContext = createContext(false);

export const useIsOffline = () => use(OfflineContext);

export function useHasNoConnection(): boolean {
  const isOnline = useSyncExternalStore(onConnection, () => navigator.onLine);
  const keptAnswer = useSyncExternalStore(onKeptAnswerChange, oldestKeptAnswer);
  return !isOnline || keptAnswer !== null;
}

function onConnection(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}
