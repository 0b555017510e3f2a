import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Batch, BatchTask } from './batch-task.ts';

/** One batch is generated ahead. */
export async function* readBatches(task: BatchTask): AsyncGenerator<Batch> {
  const worker = new Worker(new URL('./batch-worker.ts', import.meta.url), { workerData: task });
  try {
    let remaining = task.wanted - task.first;
    let next = requestBatch(worker);
    while (remaining > 0) {
      const batch = await next;
      remaining -= batch.subscribers;
      if (remaining > 0) next = requestBatch(worker);
      yield batch;
    }
  } finally {
    await worker.terminate();
  }
}

/** Waits from the start, so that neither the batch nor an error is lost while the last batch is stored. */
function requestBatch(worker: Worker): Promise<Batch> {
  const answered = once(worker, 'message').then(([batch]) => batch as Batch);
  answered.catch(() => undefined);
  worker.postMessage('next');
  return answered;
}
