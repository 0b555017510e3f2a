// The only API client of the page, for hooks and screens.

import { createContext, use } from 'react';
import type { ApiClient } from './api-client.ts';
import type { ReadClient } from './read-client.ts';

export const ApiContext = createContext<ApiClient | null>(null);

/** For queries. A call that changes something does not compile here: use useChange. */
export function useApi(): ReadClient {
  const api = use(ApiContext);
  if (!api) throw new Error('ApiContext is missing above this component');
  return api;
}
