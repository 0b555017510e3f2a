// What every step of a workflow is given, and what it may change.

import type { Tx } from '#platform/server/database/database.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { Signal } from '../rules.ts';
import type { WorkflowChange, WorkflowRow } from './workflow-store.ts';

export type SignalStep = {
  platform: Platform;
  tx: Tx;
  workflow: WorkflowRow;
  remoteAddress: string;
  origin: string;
  now: Date;
  /** Told how long another message has to be waited for. */
  onSent: (resendAfterSeconds: number) => void;
};

/** A step may find that another signal than the submitted one decides what follows. */
export type StepChange = Omit<WorkflowChange, 'state'> & { found?: Signal };
