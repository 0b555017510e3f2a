// The input of every step of a workflow, and the changes it may make.

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
  /** Receives the wait before the next message. */
  onSent: (resendAfterSeconds: number) => void;
};

/** A step may derive another signal that decides the next state. */
export type StepChange = Omit<WorkflowChange, 'state'> & { found?: Signal };
