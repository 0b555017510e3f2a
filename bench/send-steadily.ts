// A process that sends requests at a steady rate, answered or not, and prints the result. Its task is JSON on stdin. It
// writes HTTP itself: an HTTP client would need more CPU than the measured portal.

import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';

export type SteadyTask = {
  url: string;
  path: string;
  headers: Record<string, string>;
  seconds: number;
  perSecond: number;
};

export type SteadyResult = {
  sent: number;
  askedPerSecond: number;
  goodPerSecond: number;
  turnedAway: number;
  failed: number;
  p99Ms: number;
};

const connections = 400;
const tickMs = 5;

const task = JSON.parse(await text(process.stdin)) as SteadyTask;
const { hostname, port } = new URL(task.url);
const words = Object.entries(task.headers).map(([name, value]) => `${name}: ${value}\r\n`);
const request = `GET ${task.path} HTTP/1.1\r\nhost: ${hostname}:${port}\r\n${words.join('')}\r\n`;

const latencies: number[] = [];
const seen = { sent: 0, good: 0, turnedAway: 0, failed: 0 };

type Line = { socket: Socket; asked: number[]; rest: string };

function openLine(): Line {
  const line: Line = { socket: connect(Number(port), hostname), asked: [], rest: '' };
  line.socket.setNoDelay(true).setEncoding('latin1');
  line.socket.on('data', (bytes: string) => readAnswers(line, bytes));
  line.socket.on('error', () => (seen.failed += line.asked.splice(0).length));
  return line;
}

function readAnswers(line: Line, bytes: string): void {
  line.rest += bytes;
  for (;;) {
    const end = line.rest.indexOf('\r\n\r\n');
    if (end < 0) return;
    const head = line.rest.slice(0, end);
    const size = bodySize(head, line.rest, end + 4);
    if (size === null) return;
    line.rest = line.rest.slice(end + 4 + size);
    count(Number(head.slice(9, 12)), performance.now() - (line.asked.shift() ?? 0));
  }
}

/** The length of the body that begins at `from`; null while it is incomplete. */
function bodySize(head: string, rest: string, from: number): number | null {
  const told = /content-length: (\d+)/i.exec(head)?.[1];
  if (told !== undefined) return rest.length >= from + Number(told) ? Number(told) : null;
  const last = rest.indexOf('0\r\n\r\n', from);
  return last < 0 ? null : last + 5 - from;
}

function count(status: number, ms: number): void {
  if (status === 200) {
    seen.good += 1;
    latencies.push(ms);
  } else if (status === 503 || status === 429) seen.turnedAway += 1;
  else seen.failed += 1;
}

const lines = Array.from({ length: connections }, openLine);
const began = performance.now();
const due = () => ((performance.now() - began) / 1000) * task.perSecond;
while (performance.now() - began < task.seconds * 1000) {
  const free = lines.filter((line) => line.asked.length === 0);
  for (const line of free.slice(0, Math.max(0, Math.ceil(due()) - seen.sent))) {
    line.asked.push(performance.now());
    line.socket.write(request);
    seen.sent += 1;
  }
  await delay(tickMs);
}
const took = (performance.now() - began) / 1000;
await delay(1500);
seen.failed += lines.reduce((sum, line) => sum + line.asked.length, 0);
for (const { socket } of lines) socket.destroy();
const sorted = Float64Array.from(latencies).toSorted();
const result: SteadyResult = {
  sent: seen.sent,
  askedPerSecond: seen.sent / took,
  goodPerSecond: seen.good / took,
  turnedAway: seen.turnedAway,
  failed: seen.failed,
  p99Ms: sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN,
};
process.stdout.write(JSON.stringify(result));
