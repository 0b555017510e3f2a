// The only HTTP client for external systems: every answer has a timeout and a size limit, and redirects are not
// followed.

export type OutboundRequest = {
  /** For the whole answer with its body. */
  timeoutMs: number;
  /** Maximum decompressed body; a longer one counts as no answer. */
  mostBytes?: number;
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  headers?: Record<string, string> | Headers;
  body?: string | URLSearchParams | Uint8Array<ArrayBuffer>;
};

export class AnswerTooLarge extends Error {
  override readonly name = 'AnswerTooLarge';
}

const mostBytesUsually = 1024 * 1024;

/** Reads the whole answer; throws on timeout, excessive size or redirect. */
export async function requestOutside(url: string | URL, request: OutboundRequest): Promise<Response> {
  const { timeoutMs, mostBytes = mostBytesUsually, ...rest } = request;
  const answer = await fetch(url, { ...rest, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
  const { status, headers } = answer;
  const body = await readUpTo(answer, mostBytes);
  return new Response(body.length === 0 ? null : body, { status, headers });
}

/** Leaving the loop early closes the connection, so no more data is read. */
async function readUpTo(answer: Response, mostBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of answer.body ?? []) {
    length += part.length;
    if (length > mostBytes) throw new AnswerTooLarge(`The answer is longer than ${mostBytes} bytes.`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}
