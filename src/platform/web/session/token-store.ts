// The tokens in local storage, and who must know when they come and go: this tab and all others.

import { accessTokenKey, accountInfoKey, refreshTokenKey, sessionIdKey } from '#platform/session.ts';

export type Tokens = { access_token: string; refresh_token: string };

export type TokenStore = {
  accessToken(): string | null;
  refreshToken(): string | null;
  sessionId(): string | null;
  /** Being signed in is having an access token. */
  isSignedIn(): boolean;
  keep(tokens: Tokens): void;
  keepSessionId(id: string): void;
  forget(): void;
  onChange(listener: () => void): () => void;
};

/** `changes` is where other tabs' changes are heard, the window in a browser. */
export function createTokenStore(
  local: Storage,
  session: Storage,
  changes: Pick<EventTarget, 'addEventListener'>,
): TokenStore {
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  changes.addEventListener('storage', (event) => {
    const { key } = event as StorageEvent;
    if (key === accessTokenKey || key === null) {
      if (!local.getItem(accessTokenKey)) session.removeItem(accountInfoKey);
      tell();
    }
  });
  return {
    accessToken: () => local.getItem(accessTokenKey),
    refreshToken: () => local.getItem(refreshTokenKey),
    sessionId: () => local.getItem(sessionIdKey),
    isSignedIn: () => local.getItem(accessTokenKey) !== null,
    keep(tokens) {
      local.setItem(refreshTokenKey, tokens.refresh_token);
      local.setItem(accessTokenKey, tokens.access_token);
      tell();
    },
    keepSessionId: (id) => local.setItem(sessionIdKey, id),
    forget() {
      for (const key of [accessTokenKey, refreshTokenKey, sessionIdKey]) local.removeItem(key);
      session.clear();
      tell();
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
