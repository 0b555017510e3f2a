// Limits the parallel requests of one account in one process, so that it cannot take all connections.

export type FairShare = {
  /** Queues the work of an account; `full` if its queue is full. */
  take<Value, Full>(account: number, work: () => Promise<Value>, full: Full): Promise<Value | Full>;
};

export type FairShares = { reads: FairShare; changes: FairShare };

/** A page makes a few reads in parallel; changes of one account mostly wait for each other anyway. */
export function createFairShares(changesAtOnce: number): FairShares {
  if (changesAtOnce === 0) return { reads: everything, changes: everything };
  return {
    reads: createFairShare({ running: changesAtOnce * 8, waiting: 0 }),
    changes: createFairShare({ running: changesAtOnce, waiting: changesAtOnce * 7 }),
  };
}

const everything: FairShare = { take: (_account, work) => work() };

type Continue = () => void;
type ShareQueue = { running: number; waiting: Continue[] };

export function createFairShare(most: { running: number; waiting: number }): FairShare {
  const desks = new Map<number, ShareQueue>();

  function leave(account: number, desk: ShareQueue): void {
    const next = desk.waiting.shift();
    if (next) return next();
    desk.running -= 1;
    if (desk.running === 0) desks.delete(account);
  }

  return {
    async take(account, work, full) {
      const desk = desks.get(account) ?? { running: 0, waiting: [] };
      desks.set(account, desk);
      if (desk.running < most.running) desk.running += 1;
      else if (desk.waiting.length < most.waiting) await new Promise<void>((turn) => desk.waiting.push(turn));
      else return full;
      try {
        return await work();
      } finally {
        leave(account, desk);
      }
    },
  };
}
