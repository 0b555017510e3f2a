// The part of autocannon that the bench uses.

declare module 'autocannon' {
  import type { EventEmitter } from 'node:events';

  type Request = { method?: string; path?: string; headers?: Record<string, string> };
  type Options = { url: string; connections: number; duration: number; requests: Request[] };
  type Result = { '2xx': number; non2xx: number; errors: number; duration: number };

  export default function autocannon(
    options: Options,
    done: (error: Error | null, result: Result) => void,
  ): EventEmitter;
}
