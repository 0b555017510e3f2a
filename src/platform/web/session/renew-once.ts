// Renews the tokens. Concurrent calls with a 401 share one renewal; a refused one ends the session.

import type { TokenStore, Tokens } from './token-store.ts';

export type Renewal = { exchange(refreshToken: string): Promise<Tokens | 'refused'> };

export function createRenewal(store: TokenStore, { exchange }: Renewal): () => Promise<boolean> {
  let underWay: Promise<boolean> | null = null;
  const renew = async () => {
    const refreshToken = store.refreshToken();
    if (!refreshToken) return endOf(store);
    const tokens = await exchange(refreshToken);
    if (tokens !== 'refused') {
      store.keep(tokens);
      return true;
    }
    // Another tab may have renewed meanwhile with the previous token.
    return store.refreshToken() !== refreshToken && store.isSignedIn() ? true : endOf(store);
  };
  return () => {
    underWay ??= renew().finally(() => {
      underWay = null;
    });
    return underWay;
  };
}

function endOf(store: TokenStore): false {
  store.end();
  return false;
}
