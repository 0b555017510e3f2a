import { QueryClient } from '@tanstack/react-query';
import { ApiError, OutcomeUnknown } from '#platform/web/api/api-error.ts';

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // The service worker may have an answer without a connection.
      queries: { retry: isWorthRetrying, networkMode: 'offlineFirst' },
    },
  });
}

/** Only missing answers and server errors are retried. */
function isWorthRetrying(failures: number, error: Error): boolean {
  const answered = error instanceof OutcomeUnknown || (error instanceof ApiError && error.status < 500);
  return !answered && failures < 2;
}
