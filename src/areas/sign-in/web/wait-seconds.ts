import { ApiError } from '#platform/web/api/api-error.ts';

/** The wait in seconds if a form was refused for too many calls. */
export function waitSecondsOf(failure: unknown): number | null {
  if (!(failure instanceof ApiError) || failure.code !== 'EC_Too_Many_Requests') return null;
  const seconds = failure.properties['WaitSeconds'];
  return typeof seconds === 'number' ? seconds : null;
}
