import { ApiError } from '#platform/web/api/api-error.ts';

/** How long to wait, when too many calls is what a form was refused for. */
export function waitSecondsOf(failure: unknown): number | null {
  if (!(failure instanceof ApiError) || failure.code !== 'EC_Too_Many_Requests') return null;
  const seconds = failure.properties['WaitSeconds'];
  return typeof seconds === 'number' ? seconds : null;
}
