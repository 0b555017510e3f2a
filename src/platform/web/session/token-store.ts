// The tokens in local storage; notifies this tab and all others of changes.

import { accessTokenKey, accountInfoKey, newSessionId, refreshTokenKey, sessionIdKey } from '#platform/session.ts';
import { webviewKey } from '#platform/webview.ts';
import { createListeners } from '../listeners.ts';

export type Tokens = { access_token: string; refresh_token: string };

export type TokenStore = {
  accessToken(): string | null;
  refreshToken(): string | null;
  /** Identifies this browser to the server before sign-in, and its session afterwards. */
  sessionId(): string;
  /** Signed in means that an access token exists. */
  isSignedIn(): boolean;
  /** A new sign-in replaces the previous session. */
  open(sessionId: string, tokens: Tokens): void;
  /** Continues the session with renewed tokens. */
  keep(tokens: Tokens): void;
  /** Deletes the session and its data; other data of the tab stays. */
  forget(): void;
  /** Deletes a session that the server has ended; sign-in then shows it. */
  end(): void;
  wasEnded(): boolean;
  /** Deletes all data of the user in this tab except that it runs inside the operator's app. */
  clear(): void;
  onChange(listener: () => void): () => void;
};

/** `changes` emits changes of other tabs: the window in a browser. */
export function createTokenStore(
  local: Storage,
  session: Storage,
  changes: Pick<EventTarget, 'addEventListener'>,
): TokenStore {
  const listeners = createListeners();
  let endedByServer = false;
  changes.addEventListener('storage', (event) => {
    const { key } = event as StorageEvent;
    if (key === accessTokenKey || key === null) {
      if (!local.getItem(accessTokenKey)) session.removeItem(accountInfoKey);
      listeners.notify();
    }
  });
  const keep = (tokens: Tokens) => {
    endedByServer = false;
    local.setItem(refreshTokenKey, tokens.refresh_token);
    local.setItem(accessTokenKey, tokens.access_token);
    listeners.notify();
  };
  const forget = () => {
    for (const key of [accessTokenKey, refreshTokenKey, sessionIdKey]) local.removeItem(key);
    session.removeItem(accountInfoKey);
    listeners.notify();
  };
  return {
    accessToken: () => local.getItem(accessTokenKey),
    refreshToken: () => local.getItem(refreshTokenKey),
    sessionId: () => local.getItem(sessionIdKey) ?? keepNewSessionId(local),
    isSignedIn: () => local.getItem(accessTokenKey) !== null,
    open(sessionId, tokens) {
      session.removeItem(accountInfoKey);
      local.setItem(sessionIdKey, sessionId);
      keep(tokens);
    },
    keep,
    forget,
    end() {
      endedByServer = true;
      forget();
    },
    wasEnded: () => endedByServer,
    clear() {
      const webview = session.getItem(webviewKey);
      session.clear();
      if (webview !== null) session.setItem(webviewKey, webview);
      endedByServer = false;
      forget();
    },
    onChange: listeners.add,
  };
}

function keepNewSessionId(local: Storage): string {
  const id = newSessionId((count) => crypto.getRandomValues(new Uint8Array(count)));
  local.setItem(sessionIdKey, id);
  return id;
}
