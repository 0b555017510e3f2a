// A thread that generates the next batch of subscribers on each message, while PostgreSQL stores the last one.

import { parentPort, workerData } from 'node:worker_threads';
import { lineOf } from '#platform/server/import/copy-rows.ts';
import type { Batch, BatchTask } from './batch-task.ts';
import { subscriberAt, type Subscriber } from './subscriber.ts';
import { tablesOf } from './subscriber-rows.ts';

const batchSize = 10_000;
const chunkSize = 500;

const { first, wanted, seed, today, shared } = workerData as BatchTask;
const tables = tablesOf(shared);
let begin = first;

parentPort!.on('message', () => {
  const batch = generateBatch(Math.min(batchSize, wanted - begin));
  begin += batch.subscribers;
  parentPort!.postMessage(batch);
});

function generateBatch(size: number): Batch {
  const subscribers = Array.from({ length: size }, (_, i) => subscriberAt(begin + i, seed, today));
  const lines = tables.map(({ name, columns, rows }) => ({
    table: name,
    columns,
    chunks: chunksOf(subscribers, (one) => rows(one).map(lineOf).join('')),
  }));
  return { subscribers: size, lines };
}

function chunksOf(subscribers: readonly Subscriber[], linesOf: (one: Subscriber) => string): Uint8Array[] {
  const chunks: Uint8Array[] = [];
  for (let at = 0; at < subscribers.length; at += chunkSize) {
    const text = subscribers
      .slice(at, at + chunkSize)
      .map(linesOf)
      .join('');
    chunks.push(Buffer.from(text));
  }
  return chunks;
}
