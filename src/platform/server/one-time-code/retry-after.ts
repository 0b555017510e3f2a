/** Tells the browser in how many seconds another code can be sent. */
export const retryAfter = (call: { setHeader(name: string, value: string): void }) => (seconds: number) =>
  call.setHeader('retry-after', String(seconds));
