// A process that sends requests as fast as they are answered and prints the result. Its task is JSON on stdin.

import autocannon from 'autocannon';
import { text } from 'node:stream/consumers';
import type { LoadTask, LoadResult } from './load.ts';

const task = JSON.parse(await text(process.stdin)) as LoadTask;
const { url, connections, seconds } = task;
const requests = task.requests.map((one) => ({ method: 'GET', ...one }));
const latencies: number[] = [];

const result = await new Promise<LoadResult>((resolve, reject) => {
  const running = autocannon({ url, connections, duration: seconds, requests }, (error, seen) => {
    if (error) return reject(error);
    const sorted = Float64Array.from(latencies).toSorted();
    const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
    const refused = seen.non2xx + seen.errors;
    resolve({ perSecond: seen['2xx'] / seen.duration, refused, medianMs: at(0.5), p95Ms: at(0.95) });
  });
  running.on('response', (_client: unknown, _status: number, _bytes: number, ms: number) => latencies.push(ms));
});
process.stdout.write(JSON.stringify(result));
