// The one API client of the page, for hooks and screens.

import { createContext, use } from 'react';
import type { ApiClient } from './api-client.ts';

export const ApiContext = createContext<ApiClient | null>(null);

export function useApi(): ApiClient {
  const api = use(ApiContext);
  if (!api) throw new Error('ApiContext is missing above this component');
  return api;
}
