import { expect, it } from 'vitest';
import { createStop } from './stop.ts';

function stopWithRecord() {
  const record: string[] = [];
  const stop = createStop({ log: (line) => record.push(line), exit: (code) => record.push(`exit ${code}`) });
  const part = (name: string) => stop.add({ name, patience: 1000, stop: () => void record.push(name) });
  return { stop, record, part };
}

it('the last started part is stopped first', async () => {
  const { stop, record, part } = stopWithRecord();
  part('lock');
  part('database');
  part('web server');
  await stop.begin('SIGTERM', 0);
  expect(record).toEqual(['stopping: SIGTERM', 'web server', 'database', 'lock', 'exit 0']);
});

it('a part is stopped only after the previous one has ended', async () => {
  const { stop, record, part } = stopWithRecord();
  part('database');
  const draining = Promise.withResolvers<void>();
  stop.add({ name: 'web server', patience: 1000, stop: () => draining.promise });
  const ended = stop.begin('SIGTERM', 0);
  expect(record).not.toContain('database');
  draining.resolve();
  await ended;
  expect(record).toContain('database');
});

it('a part that fails or hangs does not keep the others from stopping', async () => {
  const { stop, record, part } = stopWithRecord();
  part('lock');
  stop.add({ name: 'hanging', patience: 1, stop: () => new Promise(() => {}) });
  stop.add({ name: 'failing', patience: 1000, stop: () => Promise.reject(new Error('connection lost')) });
  await stop.begin('SIGTERM', 0);
  expect(record.slice(1)).toEqual([
    'failing did not stop cleanly: connection lost',
    'hanging did not stop within 1 ms',
    'lock',
    'exit 0',
  ]);
});

it('a second signal has no effect', async () => {
  const { stop, record, part } = stopWithRecord();
  part('database');
  await Promise.all([stop.begin('SIGINT', 0), stop.begin('SIGTERM', 1)]);
  expect(record).toEqual(['stopping: SIGINT', 'database', 'exit 0']);
  expect(stop.hasBegun).toBe(true);
});
