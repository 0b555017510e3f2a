import type { Answered } from './portal.ts';

/** The status and the error code of an answer, in one word. */
export function said({ status, body }: Answered): string {
  const code = (body as { ErrorCode?: string } | undefined)?.ErrorCode;
  return code === undefined ? String(status) : `${status} ${code}`;
}
