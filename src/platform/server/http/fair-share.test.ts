import { describe, expect, it } from 'vitest';
import { createFairShare } from './fair-share.ts';

const full = 'full';

function heldWork() {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve) => ends.push(() => resolve(name)));
  };
  return { begun, ends, work };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('the fair share of an account', () => {
  it('runs a few requests at once, queues some and refuses the rest', async () => {
    const share = createFairShare({ running: 2, waiting: 1 });
    const { begun, ends, work } = heldWork();
    const taken = ['a', 'b', 'c', 'd'].map((name) => share.take(1, work(name), full));
    expect(await taken[3]).toBe(full);
    expect(begun).toEqual(['a', 'b']);
    ends[0]!();
    expect(await taken[0]).toBe('a');
    await settled();
    expect(begun).toEqual(['a', 'b', 'c']);
  });

  it('does not affect other accounts', async () => {
    const share = createFairShare({ running: 1, waiting: 0 });
    const { begun, work } = heldWork();
    void share.take(1, work('hers'), full);
    void share.take(2, work('his'), full);
    await settled();
    expect(begun).toEqual(['hers', 'his']);
    expect(await share.take(1, work('more'), full)).toBe(full);
  });

  it('is released by failed work', async () => {
    const share = createFairShare({ running: 1, waiting: 0 });
    await expect(share.take(1, () => Promise.reject(new Error('failed')), full)).rejects.toThrow('failed');
    expect(await share.take(1, () => Promise.resolve('done'), full)).toBe('done');
  });
});
