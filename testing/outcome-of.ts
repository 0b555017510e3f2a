import type { TestReply } from './portal.ts';

/** The status and the error code of an answer as one string. */
export function outcomeOf({ status, body }: TestReply): string {
  const code = (body as { ErrorCode?: string } | undefined)?.ErrorCode;
  return code === undefined ? String(status) : `${status} ${code}`;
}
