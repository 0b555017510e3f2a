import type { PeriodState } from '../constants.ts';

/** The state before a change, for the rollback. */
export type RollbackState = {
  code: string;
  slot: number | null;
  state: PeriodState;
  cents: number;
  endsOn: string | null;
  activatedOn: string;
  /** The extra stayed as a paid one and only gave up its position. */
  isKept: boolean;
};

/** The state that an activation replaced, and the request that replaced it. */
export type Replaced = { requestId: string; undo: RollbackState };
