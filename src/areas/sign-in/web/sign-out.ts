// Ends the session here and on the server; the user is signed out even if the server is unreachable.

import type { ApiClient } from '#platform/web/api/api-client.ts';
import type { TokenStore } from '#platform/web/session/token-store.ts';
import { endSession } from '../contract.ts';

export async function signOut(api: ApiClient, store: TokenStore): Promise<void> {
  try {
    await api.call(endSession, { query: { id: store.sessionId() } });
  } catch {
    // The session expires by itself when its refresh token is not used again.
  } finally {
    store.clear();
  }
}
