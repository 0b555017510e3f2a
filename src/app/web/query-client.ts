import { QueryClient } from '@tanstack/react-query';
import { ApiError, OutcomeUnknown } from '#platform/web/api/api-error.ts';

export function createQueryClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { retry: isWorthRetrying } } });
}

/** Only missing answers and server errors are retried. */
function isWorthRetrying(failures: number, error: Error): boolean {
  const answered = error instanceof OutcomeUnknown || (error instanceof ApiError && error.status < 500);
  return !answered && failures < 2;
}
